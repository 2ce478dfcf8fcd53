import { describe, expect, it, vi } from 'vitest';
import { sealToken } from '../../lib/server/auth/next-auth/seal';
import { makeFindCaller } from './caller.ts';
import { SessionProof } from './session-proof.ts';

const secret = 'a secret of at least 32 characters';
const name = 'next-auth.session-token';
const find = makeFindCaller({
  SITE_URL: 'http://localhost',
  NEXTAUTH_SECRET: secret,
  CRON_SECRET: 'cron-secret',
});
const findOverHttps = makeFindCaller({ SITE_URL: 'https://homes.example', NEXTAUTH_SECRET: secret });

const seal = (token: object, { key = secret, maxAge = 60 } = {}) =>
  sealToken({ sub: 'u1', sid: 's1', ...token }, key, maxAge);
const session = await seal({});
const [head, ...parts] = session.split('.');

const madeUp: [string, string][] = [
  ['no token', 'x'],
  ['nothing', ''],
  ['of another secret', await seal({}, { key: 'another secret of 32 characters and more' })],
  ['expired', await seal({}, { maxAge: -60 })],
  ['without a session', await seal({ sid: undefined })],
  ['with another seal', `${session.slice(0, -22)}${'A'.repeat(22)}`],
  ['with another head', ['eyJhbGciOiJub25lIn0', ...parts].join('.')],
  ['cut off', session.slice(0, -1)],
  ['without end', `${head}..${'A'.repeat(16)}.${'A'.repeat(16_000)}.${'A'.repeat(22)}`],
];

describe('who asks is told by what they can prove', () => {
  it('somebody of the team by the cookie of a session, whole or in parts', async () => {
    const [first, second] = [session.slice(0, 100), session.slice(100)];
    expect(await find({ cookie: `a=1; ${name}=${session}` })).toBe('staff');
    expect(await find({ cookie: `${name}.1=${second}; b=2; ${name}.0=${first}` })).toBe('staff');
    expect(await findOverHttps({ cookie: `__Host-${name}=${session}` })).toBe('staff');
  });

  it('a program by the token of a session, or by the secret of the scheduler', async () => {
    expect(await find({ authorization: `Bearer ${session}` })).toBe('program');
    expect(await find({ authorization: 'Bearer cron-secret' })).toBe('program');
  });

  it.each(madeUp)('anybody with a session that is %s', async (_what, token) => {
    expect(await find({ cookie: `${name}=${token}` })).toBe('stranger');
    expect(await find({ authorization: `Bearer ${token}` })).toBe('stranger');
  });

  it('anybody with a cookie of another name, and with another kind of authorization', async () => {
    for (const other of [
      `x-session-token=${session}`,
      `x${name}=${session}`,
      `__Host-${name}=${session}`,
      `${name}x=${session}`,
    ])
      expect(await find({ cookie: other })).toBe('stranger');
    // The name of http is not believed over https, where a neighbouring host can set it.
    expect(await findOverHttps({ cookie: `${name}=${session}` })).toBe('stranger');
    for (const authorization of ['x', 'Bearer', 'Bearer cron-secre', `Basic ${session}`])
      expect(await find({ authorization, cookie: `${name}=${session}` })).toBe('stranger');
  });
});

it('what has not the form of a session is told at once, without a look at its seal', () => {
  const asked = ['x', '', 'x'.repeat(16_000), `${head}.${'.'.repeat(1000)}`].map(
    (token) => `${name}=${token}`,
  );
  for (const cookie of asked) expect(find({ cookie })).toBe('stranger');
  expect(find({ authorization: `Bearer ${'x'.repeat(16_000)}` })).toBe('stranger');
});

it('a session that was proved is one until its end', async () => {
  const proof = new SessionProof(secret);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect([await proof.isProved(session), await proof.isProved(session)]).toEqual([true, true]);
    vi.setSystemTime(Date.now() + 120_000);
    expect(await proof.isProved(session)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
