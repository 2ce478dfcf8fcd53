import { afterEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({
  NEXTAUTH_SECRET: '' as string | undefined,
  SITE_URL: 'http://localhost',
}));
vi.mock('../../env', () => ({ env: settings }));
vi.mock('../session', () => ({ sessionMaxAgeSeconds: 604_800 }));

const { encodeSessionToken, findRequestSecret, findSessionSecret } = await import('./token');
const { authSecret } = await import('../../secrets/auth-secret');

const secret = 'a secret of at least 32 characters';
afterEach(() => vi.useRealTimers());

describe('a bearer token', () => {
  it('holds the secret of its session for seven days', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T06:00:00Z'), toFake: ['Date'] });
    settings.NEXTAUTH_SECRET = secret;
    const token = await encodeSessionToken({ sub: 'u1', sid: 's1' });
    expect(await findSessionSecret(token)).toBe('s1');
    vi.setSystemTime(Date.parse('2026-11-28T05:59:00Z'));
    expect(await findSessionSecret(token)).toBe('s1');
    vi.setSystemTime(Date.parse('2026-11-28T06:01:00Z'));
    expect(await findSessionSecret(token)).toBeNull();
  });

  it('of another secret, or broken, is none', async () => {
    settings.NEXTAUTH_SECRET = 'another secret of 32 characters, too';
    const token = await encodeSessionToken({ sub: 'u1', sid: 's1' });
    settings.NEXTAUTH_SECRET = secret;
    for (const forged of [token, '', 'x', `${token}x`]) expect(await findSessionSecret(forged)).toBeNull();
  });

  it('that names no session opens none', async () => {
    settings.NEXTAUTH_SECRET = secret;
    const token = await encodeSessionToken({ sub: 'u1' } as Parameters<typeof encodeSessionToken>[0]);
    expect(await findSessionSecret(token)).toBeNull();
  });
});

describe('a request', () => {
  const ask = (cookies: Record<string, string>, headers: Record<string, string> = {}) =>
    findRequestSecret({
      headers: new Headers(headers),
      cookies: { getAll: () => Object.entries(cookies).map(([name, value]) => ({ name, value })) },
    });
  const name = 'next-auth.session-token';

  it('shows its session in its cookie, whole or in parts, else in its header', async () => {
    settings.NEXTAUTH_SECRET = secret;
    const token = await encodeSessionToken({ sub: 'u1', sid: 's1' });
    const other = await encodeSessionToken({ sub: 'u2', sid: 's2' });
    expect(await ask({ x: '1', [name]: token }, { authorization: `Bearer ${other}` })).toBe('s1');
    expect(await ask({ [`${name}.1`]: token.slice(50), [`${name}.0`]: token.slice(0, 50) })).toBe('s1');
    expect(await ask({}, { authorization: `Bearer ${other}` })).toBe('s2');
  });

  it.each([[{}], [{ [name]: 'x' }], [{ [name]: '' }], [{ other: 'x' }]])(
    'with the cookies %j shows none',
    async (cookies) => {
      settings.NEXTAUTH_SECRET = secret;
      expect(await ask(cookies)).toBeNull();
    },
  );
});

it.each([undefined, ''])('nothing is signed with the secret %j', (missing) => {
  settings.NEXTAUTH_SECRET = missing;
  expect(() => authSecret()).toThrow('NEXTAUTH_SECRET is not set.');
});
