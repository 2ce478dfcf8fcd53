import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginLimits } from '@/lib/content/accounts/login-limits';
import { waitAfterMs } from '@/lib/server/auth/back-off';
import { introduceDevice } from '@/lib/server/auth/known-device';
import { logIn } from '@/lib/server/auth/login';
import {
  clearLoginAttempts,
  countLinkAttempt,
  countLoginAttempt,
  countPasswordAttempt,
  countSetupAttempt,
} from '@/lib/server/auth/login-limit';
import { hashPassword } from '@/lib/server/auth/password';
import { db } from '@/lib/server/db';
import { makeLimit } from '@/lib/server/writes/form-limit';

const email = 'owner@example.com';
const password = 'laterite-monsoon-44';
const wrong = 'not the password';
let serial = 0;
const neighbour = new Headers({ 'x-forwarded-for': '10.9.9.9' });

/** Somebody in another network each time. */
const stranger = (device?: string) => {
  serial += 1;
  const from = { 'x-forwarded-for': `10.${serial >> 8}.${serial & 255}.9` };
  return new Headers({ ...from, ...(device && { cookie: `a=1; known-device=${device}` }) });
};

const tryAs = (headers: Headers, typed: string, address = email) =>
  logIn({ email: address, password: typed }, headers).then(
    () => 'in',
    ({ code, retryAfterSeconds }) => (retryAfterSeconds ? [code, retryAfterSeconds] : code),
  );

async function fail(times: number, makeHeaders = stranger, address = email) {
  const answers: unknown[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await tryAs(makeHeaders(), wrong, address));
  return answers;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T06:00:00Z') });
  await db.user.deleteMany();
  await db.rateLimit.deleteMany();
  await db.user.create({
    data: { name: 'Owner', email, passwordHash: await hashPassword(password), role: 'admin' },
  });
});

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('an account', () => {
  it('may fail five times from anywhere, then waits twice as long after each, at most five minutes', async () => {
    expect(await fail(5)).toEqual(Array(5).fill('unauthorized'));
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      expect(await tryAs(stranger(), password)).toEqual(['too_many', seconds]);
      pass(seconds * 1000 - 1);
      expect(await tryAs(stranger(), password)).toEqual(['too_many', 1]);
      pass(1);
      expect(await tryAs(stranger(), wrong)).toBe('unauthorized');
    }
    pass(300_000);
    expect(await tryAs(stranger(), password)).toBe('in');
    expect(await fail(5)).toEqual(Array(5).fill('unauthorized'));
  });

  it('that there is not waits in the same way', async () => {
    const nobody = 'nobody@example.com';
    expect(await fail(6, stranger, nobody)).toEqual([...Array(5).fill('unauthorized'), ['too_many', 1]]);
    expect(await tryAs(stranger(), password)).toBe('in');
  });

  it('hears five of fifty guesses that come at one moment', async () => {
    const guesses = await Promise.all(Array.from({ length: 50 }, () => tryAs(stranger(), wrong)));
    expect(guesses.filter((answer) => answer === 'unauthorized')).toHaveLength(5);
  });

  it('starts anew an hour after the last attempt, and when the clock was set back', async () => {
    await fail(5);
    pass(60 * 60_000);
    expect(await fail(5)).toEqual(Array(5).fill('unauthorized'));
    pass(-24 * 60 * 60_000);
    expect(await tryAs(stranger(), password)).toBe('in');
  });

  it('is kept in the counters without its address', async () => {
    await fail(1);
    expect(JSON.stringify((await db.rateLimit.findMany()).map(({ key }) => key))).not.toContain('owner');
  });
});

describe('a device that has logged in before', () => {
  it('gets in while strangers guess, and leaves them waiting', async () => {
    const device = introduceDevice(new Headers(), email);
    await fail(5);
    expect(await tryAs(stranger(device), password)).toBe('in');
    expect(await tryAs(stranger(), password)).toEqual(['too_many', 1]);
  });

  it('waits for its own failures, which hold up nobody else', async () => {
    const device = introduceDevice(new Headers(), email);
    expect(await fail(6, () => stranger(device))).toEqual([
      ...Array(5).fill('unauthorized'),
      ['too_many', 1],
    ]);
    expect(await tryAs(stranger(), password)).toBe('in');
  });

  it('is known for its accounts alone, five of them, and names none', async () => {
    const accounts = [1, 2, 3, 4, 5].map((index) => `person-${index}@example.com`);
    const device = accounts.reduce(
      (cookie, address) => introduceDevice(new Headers({ cookie: `known-device=${cookie}` }), address),
      introduceDevice(new Headers(), email),
    );
    expect(device).not.toContain('@');
    await fail(5);
    expect(await tryAs(stranger(device), password)).toEqual(['too_many', 1]);
    for (const address of accounts) {
      await fail(5, stranger, address);
      expect(await tryAs(stranger(device), wrong, address)).toBe('unauthorized');
    }
    expect(await tryAs(stranger(device.replaceAll('~', 'x~')), wrong, accounts[3])).toEqual(['too_many', 1]);
  });

  it('is made known by a log-in of an unknown one alone', async () => {
    const first = await logIn({ email, password }, stranger());
    expect(first.newDevice).not.toBeNull();
    expect((await logIn({ email, password }, stranger(first.newDevice ?? ''))).newDevice).toBeNull();
  });
});

describe('a network', () => {
  const network = '192.0.2.7';
  const attempt = (index: number, device: string | null = null) =>
    countLoginAttempt({ email: `person-${index}@example.com`, network, device });

  /** How many attempts of as many accounts it may make. */
  async function countFree(): Promise<number> {
    let free = 0;
    while (
      await attempt(free).then(
        () => true,
        () => false,
      )
    )
      free += 1;
    return free;
  }

  it('may try a hundred times, and twenty times more for each of ten devices that it made known', async () => {
    expect(await countFree()).toBe(100);
    await expect(attempt(1000)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 900 });
    await expect(attempt(1000, 'known')).resolves.toBeUndefined();

    const logInFrom = (index: number) =>
      clearLoginAttempts({ email: `person-${index}@example.com`, network, device: null });
    const forget = () =>
      db.rateLimit.deleteMany({ where: { key: { not: { startsWith: 'login-devices' } } } });
    await logInFrom(1);
    await forget();
    expect(await countFree()).toBe(120);
    for (let index = 0; index < 15; index += 1) await logInFrom(index);
    await forget();
    expect(await countFree()).toBe(300);
  });

  it('has an attempt back that succeeded', async () => {
    await attempt(0);
    await clearLoginAttempts({ email: 'person-0@example.com', network, device: null });
    expect(await countFree()).toBe(120);
  });

  it('that has tried too often waits for no longer than the window when the clock is set back', async () => {
    expect(await countFree()).toBe(100);
    pass(-24 * 60 * 60_000);
    expect(await countFree()).toBe(100);
    await expect(attempt(1000)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 900 });
  });
});

it.each([true, false])(
  'a form is heard again after its window though the clock was set back a day (refused from memory: %s)',
  async (isInMemory) => {
    const send = makeLimit(`clock-${isInMemory}`, { points: 2, seconds: 600 }, async () => '1');
    for (let sent = 0; sent < (isInMemory ? 3 : 2); sent += 1) await send('a').catch(() => {});
    pass(-24 * 60 * 60_000);
    const answers: unknown[] = [];
    for (let sent = 0; sent < 4; sent += 1)
      answers.push(
        await send('a').then(
          () => 'heard',
          ({ retryAfterSeconds }) => retryAfterSeconds,
        ),
      );
    // What the window before counted may count once more.
    expect(answers.slice(-3)).toEqual(['heard', 600, 600]);
  },
);

it('a form says a whole number of minutes, in which it is heard again', async () => {
  const send = makeLimit('minutes', { points: 1, seconds: 600 }, async () => '98450 12345');
  await send('a');
  pass(30_000);
  await expect(send('a')).rejects.toMatchObject({
    message: expect.stringContaining('try again in 10 minutes, or call us on 98450 12345'),
    retryAfterSeconds: 570,
  });
});

it('whoever has to wait reads for how long', async () => {
  await fail(5);
  await expect(logIn({ email, password }, stranger())).rejects.toThrow(
    'Too many attempts. Please try again in 1 second.',
  );
  await db.rateLimit.updateMany({ data: { points: 100 } });
  await expect(logIn({ email, password }, stranger())).rejects.toThrow(
    'Too many attempts. Please try again in 5 minutes.',
  );
});

it('a wait doubles from a second', () => {
  expect([1, 4, 5, 6, 7, 13, 14, 1000].map(waitAfterMs)).toEqual([
    0, 0, 1000, 2000, 4000, 256_000, 300_000, 300_000,
  ]);
});

it.each([
  ['the current password of a user', loginLimits.passwordOfUser.points, () => countPasswordAttempt('a user')],
  ['a link, of a network', loginLimits.linkOfNetwork.points, () => countLinkAttempt(neighbour)],
  [
    'the code of the set-up, of a network',
    loginLimits.setupOfNetwork.points,
    () => countSetupAttempt(neighbour),
  ],
])('attempts at %s are counted, and refused beyond the limit', async (_what, points, attempt) => {
  for (let count = 0; count < points; count += 1) await attempt();
  await expect(attempt()).rejects.toMatchObject({ code: 'too_many' });
});
