import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmSecondFactor,
  resetSecondFactor,
  startSecondFactor,
  turnOffSecondFactor,
} from '@/lib/domain/second-factor/mutations';
import { getOwnSecondFactor } from '@/lib/domain/second-factor/queries';
import { resetPasswordByCommand } from '@/lib/domain/users/command-mutations';
import { changePassword, logInForToken } from '@/lib/domain/users/mutations';
import { hashPassword } from '@/lib/server/auth/password';
import { takeCode } from '@/lib/server/auth/second-factor/take-code';
import { createSession, findActiveSession } from '@/lib/server/auth/session';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { makeAdmin, makeStaff } from '../../support/accounts/admin';
import { codeOf } from '../../support/accounts/second-factor';
import { waitFor } from '../../support/wait-for';

const email = 'meera@example.com';
const password = 'laterite-monsoon-44';
const headers = new Headers({ 'x-forwarded-for': '192.0.2.9', 'user-agent': 'test' });
const wrongCode = { code: 'unauthorized', message: 'The code is not right, or was used already.' };

async function addUser() {
  const passwordHash = await hashPassword(password);
  const user = await db.user.create({ data: { name: 'Meera', email, passwordHash, role: 'sales' } });
  const { id: sessionId } = await createSession(user.id, { userAgent: 'test', address: '192.0.2.9' });
  return makeStaff({ userId: user.id, name: 'Meera', email, role: 'sales', sessionId });
}

/** Somebody whose second factor is on: the key of the app and the recovery codes. */
async function setUp() {
  const staff = await addUser();
  const { key } = (await startSecondFactor(staff, { password })).data;
  const { codes } = (await confirmSecondFactor(staff, { code: codeOf(key) })).data;
  return { staff, key, codes };
}

const logIn = (code?: string) => logInForToken({ email, password, ...(code && { code }) }, headers);
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T06:00:00Z') });
  await db.user.deleteMany();
  await db.rateLimit.deleteMany();
  await db.outboxItem.deleteMany();
  await db.auditEntry.deleteMany();
});

afterEach(() => vi.useRealTimers());

describe('setting it up', () => {
  it('asks for the password and a first code, and changes nothing about the log-in before both were right', async () => {
    const staff = await addUser();
    await expect(startSecondFactor(staff, { password: 'wrong one here' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: expect.any(String) },
    });
    await expect(confirmSecondFactor(staff, { code: '123456' })).rejects.toMatchObject({ code: 'conflict' });
    const { key, qr } = (await startSecondFactor(staff, { password })).data;
    expect(qr.d).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/);
    await expect(confirmSecondFactor(staff, { code: codeOf(key, 5) })).rejects.toMatchObject({
      fields: { code: expect.any(String) },
    });
    expect(await logIn()).toHaveProperty('token');
    expect(await getOwnSecondFactor(staff)).toEqual({ recoveryCodes: null });
    expect(await takeCode(staff.userId, codeOf(key))).toBe(false);

    const again = (await startSecondFactor(staff, { password })).data.key;
    await expect(confirmSecondFactor(staff, { code: codeOf(key) })).rejects.toMatchObject({
      code: 'invalid',
    });
    await confirmSecondFactor(staff, { code: codeOf(again) });
    expect(await getOwnSecondFactor(staff)).toEqual({ recoveryCodes: 10 });
    await expect(startSecondFactor(staff, { password })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('stores the seed sealed, of the recovery codes a hash each, and tells of it in the history', async () => {
    const { key, codes } = await setUp();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){6}[a-z2-7]{2}$/);
    const stored = JSON.stringify(await db.secondFactor.findMany());
    for (const secret of [key, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(secret);
    expect(await db.auditEntry.findMany({ where: { action: 'add second factor' } })).toHaveLength(1);
  });
});

describe('a log-in with it', () => {
  it('needs a code beside the right password, and says so to nobody else', async () => {
    await setUp();
    await expect(logIn()).rejects.toMatchObject({
      code: 'unauthorized',
      message: expect.stringContaining('also needs a code'),
    });
    await expect(
      logInForToken({ email, password: 'wrong one here', code: '123456' }, headers),
    ).rejects.toMatchObject({ message: 'The e-mail address or the password is not right.' });
  });

  it('takes each code once, and none before it', async () => {
    const { key } = await setUp();
    // The one that switched it on is used up.
    await expect(logIn(codeOf(key))).rejects.toMatchObject(wrongCode);
    pass(60);
    const [before, code] = [codeOf(key, -1), codeOf(key)];
    expect(await logIn(code)).toHaveProperty('token');
    await expect(logIn(code)).rejects.toMatchObject(wrongCode);
    await expect(logIn(before)).rejects.toMatchObject(wrongCode);
    pass(30);
    expect(await logIn(` ${codeOf(key).replace(/...$/, ' $&')} `)).toHaveProperty('token');
  });

  it('takes a code from one of two who send it at the same moment', async () => {
    const { key, codes } = await setUp();
    pass(60);
    for (const code of [codeOf(key), codes[0]]) {
      const tries = await Promise.allSettled([logIn(code), logIn(code)]);
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('takes a recovery code once, with or without hyphens and capitals', async () => {
    const { staff, codes } = await setUp();
    const [first = '', second = ''] = codes;
    expect(await logIn(first)).toHaveProperty('token');
    await expect(logIn(first)).rejects.toMatchObject(wrongCode);
    expect(await logIn(second.replaceAll('-', '').toUpperCase())).toHaveProperty('token');
    expect(await getOwnSecondFactor(staff)).toEqual({ recoveryCodes: 8 });
  });

  it('counts wrong codes as failures of the log-in', async () => {
    await setUp();
    for (let index = 0; index < 5; index += 1) await expect(logIn('000000')).rejects.toMatchObject(wrongCode);
    await expect(logIn('000000')).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 1 });
    await waitFor(async () =>
      expect(await db.auditEntry.count({ where: { action: 'failed log-in' } })).toBe(5),
    );
  });
});

describe('taking it away', () => {
  const isOn = async () => (await db.secondFactor.count()) > 0;

  it('is done by oneself with the password', async () => {
    const { staff } = await setUp();
    await expect(turnOffSecondFactor(staff, { password: 'wrong one here' })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    });
    expect(await isOn()).toBe(true);
    await turnOffSecondFactor(staff, { password });
    expect(await isOn()).toBe(false);
    expect(await logIn()).toHaveProperty('token');
    await expect(turnOffSecondFactor(staff, { password })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is done by an admin for somebody else, with a line of the history', async () => {
    const { staff } = await setUp();
    await resetSecondFactor(makeAdmin({ name: 'Owner' }), staff.userId);
    expect(await isOn()).toBe(false);
    const lines = await db.auditEntry.findMany({ where: { action: 'remove second factor' } });
    expect(lines).toMatchObject([{ actor: 'Owner', entityId: staff.userId, label: 'Meera' }]);
    await expect(resetSecondFactor(makeAdmin(), staff.userId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(resetSecondFactor(makeAdmin(), 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is done by the command line where that is asked for', async () => {
    await setUp();
    await resetPasswordByCommand({ email, password: 'areca-terrace-91' });
    expect(await isOn()).toBe(true);
    await resetPasswordByCommand({ email, password: 'areca-terrace-92' }, { removesSecondFactor: true });
    expect(await isOn()).toBe(false);
  });
});

describe('where admins must have one', () => {
  beforeEach(() => {
    env.SECOND_FACTOR = 'admins';
  });
  afterEach(() => {
    env.SECOND_FACTOR = 'optional';
  });

  it('the session of an admin without one says so, until it is on; that of sales does not', async () => {
    const staff = await addUser();
    const { secret } = await createSession(staff.userId, { userAgent: '', address: '' });
    const lacks = async () => (await findActiveSession(secret))?.lacksSecondFactor;
    expect(await lacks()).toBe(false);
    await db.user.update({ where: { id: staff.userId }, data: { role: 'admin' } });
    expect(await lacks()).toBe(true);
    const { key } = (await startSecondFactor(staff, { password })).data;
    expect(await lacks()).toBe(true);
    await confirmSecondFactor(staff, { code: codeOf(key) });
    expect(await lacks()).toBe(false);
  });
});

describe('where everybody must have one', () => {
  afterEach(() => {
    env.SECOND_FACTOR = 'optional';
  });

  it.each(['sales', 'editor', 'admin'] as const)(
    'the session of the role %s without one says so, until it is on',
    async (role) => {
      env.SECOND_FACTOR = 'everybody';
      const staff = await addUser();
      await db.user.update({ where: { id: staff.userId }, data: { role } });
      const { secret } = await createSession(staff.userId, { userAgent: '', address: '' });
      const lacks = async () => (await findActiveSession(secret))?.lacksSecondFactor;
      expect(await lacks()).toBe(true);
      const { key } = (await startSecondFactor(staff, { password })).data;
      await confirmSecondFactor(staff, { code: codeOf(key) });
      expect(await lacks()).toBe(false);
      env.SECOND_FACTOR = 'admins';
      await db.secondFactor.deleteMany();
      expect(await lacks()).toBe(role === 'admin');
    },
  );
});

describe('a person is told by mail', () => {
  beforeEach(() => {
    Object.assign(env, { RESEND_API_KEY: 're_test', MAIL_FROM: 'a@example.com', LEADS_TO: 'b@example.com' });
  });
  afterEach(() => {
    Object.assign(env, { RESEND_API_KEY: undefined, MAIL_FROM: undefined, LEADS_TO: undefined });
  });

  async function readMails() {
    const items = await db.outboxItem.findMany({ orderBy: { createdAt: 'asc' } });
    await db.outboxItem.deleteMany();
    return items.map(({ payload }) => payload as { to: string; subject: string; text: string });
  }

  it('of a second factor that goes on or off, and of a changed password', async () => {
    const { staff } = await setUp();
    expect(await readMails()).toMatchObject([{ to: email, subject: expect.stringContaining('is on') }]);
    await turnOffSecondFactor(staff, { password });
    expect(await readMails()).toMatchObject([{ to: email, subject: expect.stringContaining('is off') }]);
    const user = { id: staff.userId, name: 'Meera', email, role: 'sales' as const };
    const change = { currentPassword: password, newPassword: 'areca-terrace-91' };
    await changePassword({ id: staff.sessionId, user, via: 'cookie' }, change, headers);
    const [changed] = await readMails();
    expect(changed).toMatchObject({ to: email, subject: expect.stringContaining('password was changed') });
    expect(changed?.text).toContain('/admin/account');
  });

  it('of a log-in from elsewhere or with another browser, once, and not of the first one', async () => {
    await db.user.create({
      data: { name: 'Meera', email, passwordHash: await hashPassword(password), role: 'sales' },
    });
    const from = (address: string, agent: string) =>
      logInForToken({ email, password }, new Headers({ 'x-forwarded-for': address, 'user-agent': agent }));
    await from('192.0.2.9', 'one');
    await from('192.0.2.9', 'one');
    expect(await readMails()).toEqual([]);
    await from('192.0.2.10', 'one');
    await from('192.0.2.10', 'one');
    const [mail, ...others] = await readMails();
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('new device') });
    expect(mail?.text).toContain('192.0.2.10');
    expect(others).toEqual([]);
    await from('192.0.2.9', 'two');
    expect(await readMails()).toHaveLength(1);
  });
});
