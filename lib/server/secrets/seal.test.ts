import { beforeEach, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({
  SECRETS_KEY: undefined as string | undefined,
  SECRETS_KEY_OLD: undefined as string[] | undefined,
  NEXTAUTH_SECRET: undefined as string | undefined,
  NEXTAUTH_SECRET_OLD: undefined as string[] | undefined,
}));
vi.mock('../env', () => ({ env: settings }));

const { openSecret, resealSecret, sealSecret } = await import('./seal');

const [first, second, third] = [1, 2, 3].map((number) => `a key of at least 32 characters, ${number}`) as [
  string,
  string,
  string,
];

const none = {
  SECRETS_KEY: undefined,
  SECRETS_KEY_OLD: undefined,
  NEXTAUTH_SECRET: undefined,
  NEXTAUTH_SECRET_OLD: undefined,
};

beforeEach(() => Object.assign(settings, { ...none, SECRETS_KEY: first }));

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

const start = (set: Partial<typeof settings>) => Object.assign(settings, none, set);

it('a key that is derived from NEXTAUTH_SECRET is another one than the same text would be as SECRETS_KEY, and stays the same in later releases', () => {
  start({ NEXTAUTH_SECRET: first });
  const derived = sealSecret('webhook', 'whsec_abc').split(':')[1];
  expect(derived).toBe('9f664150');
  start({ SECRETS_KEY: first });
  expect(sealSecret('webhook', 'whsec_abc').split(':')[1]).not.toBe(derived);
});

const changes: [string, Partial<typeof settings>[]][] = [
  [
    'SECRETS_KEY is set where there was none',
    [{ NEXTAUTH_SECRET: first }, { NEXTAUTH_SECRET: first, SECRETS_KEY: second }],
  ],
  [
    'SECRETS_KEY is taken out again',
    [
      { NEXTAUTH_SECRET: first, SECRETS_KEY: second },
      { NEXTAUTH_SECRET: first, SECRETS_KEY_OLD: [second] },
    ],
  ],
  [
    'NEXTAUTH_SECRET is changed, without and with a SECRETS_KEY after it',
    [
      { NEXTAUTH_SECRET: first },
      { NEXTAUTH_SECRET: second, NEXTAUTH_SECRET_OLD: [first] },
      { NEXTAUTH_SECRET: second, SECRETS_KEY: third },
    ],
  ],
  [
    'NEXTAUTH_SECRET is changed and SECRETS_KEY set at once',
    [
      { NEXTAUTH_SECRET: first },
      { NEXTAUTH_SECRET: second, NEXTAUTH_SECRET_OLD: [first], SECRETS_KEY: third },
    ],
  ],
  [
    'SECRETS_KEY is set first, and NEXTAUTH_SECRET changed afterwards',
    [
      { NEXTAUTH_SECRET: first },
      { NEXTAUTH_SECRET: first, SECRETS_KEY: third },
      { NEXTAUTH_SECRET: second, SECRETS_KEY: third },
    ],
  ],
];

it.each(changes)('a second factor is opened and sealed anew when %s', (_what, steps) => {
  start(steps[0] ?? {});
  let stored = sealSecret('second factor', 'JBSWY3DP');
  for (const step of steps.slice(1)) {
    start(step);
    expect(openSecret('second factor', stored)).toBe('JBSWY3DP');
    stored = resealSecret('second factor', stored) ?? stored;
    expect(resealSecret('second factor', stored)).toBeNull();
    start({ SECRETS_KEY: step.SECRETS_KEY, NEXTAUTH_SECRET: step.NEXTAUTH_SECRET });
    expect(openSecret('second factor', stored)).toBe('JBSWY3DP');
  }
});

it('with neither secret nothing is sealed, and what was stored as it is is read', () => {
  start({ SECRETS_KEY_OLD: [first] });
  expect(() => sealSecret('webhook', 'x')).toThrow('Neither SECRETS_KEY nor NEXTAUTH_SECRET is set');
  expect(resealSecret('webhook', 'x')).toBeNull();
  expect(openSecret('webhook', 'x')).toBe('x');
});
