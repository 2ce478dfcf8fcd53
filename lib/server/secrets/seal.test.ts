import { beforeEach, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({
  SECRETS_KEY: undefined as string | undefined,
  SECRETS_KEY_OLD: undefined as string[] | undefined,
}));
vi.mock('../env', () => ({ env: settings }));

const { openSecret, resealSecret, sealSecret } = await import('./seal');

const [first, second] = ['a key of at least 32 characters, 1', 'a key of at least 32 characters, 2'];

beforeEach(() => Object.assign(settings, { SECRETS_KEY: first, SECRETS_KEY_OLD: undefined }));

it('a secret is opened again, tells nothing to who reads the database, and is never sealed twice alike', () => {
  const stored = sealSecret('webhook', 'whsec_ಮನೆ');
  expect(stored).toMatch(/^v1:[0-9a-f]{8}:[\w-]+$/);
  expect(Buffer.from(stored.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain('whsec');
  expect(openSecret('webhook', stored)).toBe('whsec_ಮನೆ');
  expect(sealSecret('webhook', 'whsec_ಮನೆ')).not.toBe(stored);
});

it('what an earlier release has stored as it is is read, and sealed from then on', () => {
  expect(openSecret('webhook', 'whsec_abc')).toBe('whsec_abc');
  expect(openSecret('webhook', resealSecret('webhook', 'whsec_abc') ?? '')).toBe('whsec_abc');
});

it('a secret of this release is opened by later ones', () => {
  const stored = 'v1:42fe1326:BwcHBwcHBwcHBwcHd06QbZrqzeg15eNOT-WumCcRy9T6UIT1fw';
  expect(openSecret('webhook', stored)).toBe('whsec_abc');
});

it('a new key opens what was sealed with the old one, and seals it anew once', () => {
  const stored = sealSecret('webhook', 'whsec_abc');
  Object.assign(settings, { SECRETS_KEY: second, SECRETS_KEY_OLD: [first] });
  expect(openSecret('webhook', stored)).toBe('whsec_abc');
  const again = resealSecret('webhook', stored) ?? '';
  expect(resealSecret('webhook', again)).toBeNull();
  settings.SECRETS_KEY_OLD = undefined;
  expect(openSecret('webhook', again)).toBe('whsec_abc');
  expect(() => openSecret('webhook', stored)).toThrow('needs another SECRETS_KEY');
  expect(resealSecret('webhook', stored)).toBeNull();
});

it('a secret that was changed, or is of another purpose, is not opened', () => {
  const stored = sealSecret('webhook', 'whsec_abc');
  const [version, id, packed = ''] = stored.split(':');
  const bytes = Buffer.from(packed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openSecret('webhook', `${version}:${id}:${bytes.toString('base64url')}`)).toThrow();
  expect(() => openSecret('second factor', stored)).toThrow();
});

it('without a key nothing is sealed, and what was stored as it is is read', () => {
  settings.SECRETS_KEY = undefined;
  expect(() => sealSecret('webhook', 'x')).toThrow('SECRETS_KEY is not set');
  expect(resealSecret('webhook', 'x')).toBeNull();
  expect(openSecret('webhook', 'x')).toBe('x');
});
