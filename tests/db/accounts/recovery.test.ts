import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/lib/content/site';
import { makeAdmin, makeStaff } from '../../support/accounts/admin';
import { mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';

const mail = await startMailStandIn();
Object.assign(process.env, mailSettings(mail.url));

// After the settings, which are read when they are first imported.
const { requestReset, resetPassword } = await import('@/lib/domain/users/recovery');
const { findReset } = await import('@/lib/domain/users/queries');
const { inviteUser } = await import('@/lib/domain/users/invitations');
const { changePassword, logInForToken } = await import('@/lib/domain/users/mutations');
const { changeOwnAccount } = await import('@/lib/domain/users/own-account');
const { saveSetting } = await import('@/lib/domain/settings/mutations');
const { hashPassword } = await import('@/lib/server/auth/password');
const { createSession, findActiveSession } = await import('@/lib/server/auth/session');
const { env } = await import('@/lib/server/env');
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { db } = await import('@/lib/server/db');

const email = 'meera@example.com';
const oldPassword = 'laterite-monsoon-44';
const password = 'areca-terrace-91';
const from = { userAgent: 'test', address: '192.0.2.9' };
let serial = 0;

/** Somebody at another address each time. */
const visitor = () => {
  serial += 1;
  return new Headers({ 'x-forwarded-for': `192.0.2.${serial % 250}, 10.${serial}` });
};

async function addUser() {
  const passwordHash = await hashPassword(oldPassword);
  return db.user.create({ data: { name: 'Meera', email, passwordHash, role: 'sales' } });
}

const ask = async (address: string, headers = visitor()) =>
  (await requestReset({ email: address }, headers))();

async function askForLink(): Promise<string> {
  await ask(email);
  await runOutbox();
  const sent = [...mail.taken.values()].filter(({ to }) => to === email).at(-1);
  return /\/786313login\/reset\?token=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? '';
}

afterAll(() => mail.stop());

afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  mail.be('up');
  mail.taken.clear();
  env.RESEND_API_KEY = 're_test';
  await db.user.deleteMany();
  await db.outboxItem.deleteMany();
  await db.auditEntry.deleteMany();
  await db.rateLimit.deleteMany();
  await db.setting.deleteMany();
});

describe('asking for a new password', () => {
  it('mails a link to an account, of which the database keeps a hash and a sealed mail alone', async () => {
    await addUser();
    mail.be('down');
    await ask('  MEERA@example.com ');
    await runOutbox();
    const stored = JSON.stringify([await db.userToken.findMany(), await db.outboxItem.findMany()]);
    mail.be('up');
    await db.outboxItem.updateMany({ data: { nextAttemptAt: new Date(0) } });
    await runOutbox();
    const [sent] = [...mail.taken.values()];
    expect(sent).toMatchObject({ to: email, subject: expect.stringContaining('new password') });
    const token = /reset\?token=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? '';
    expect(await findReset(token)).toEqual({ name: 'Meera', email });
    expect(sent?.html).toContain(token);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('reset?token');
  });

  it('sends nothing to an unknown address and to an open invitation, with the same answer', async () => {
    await inviteUser(makeAdmin(), { name: 'Invited', email: 'invited@example.com' });
    await addUser();
    const answers = await Promise.all(
      ['nobody@example.com', 'invited@example.com', email].map((address) =>
        requestReset({ email: address }, visitor()),
      ),
    );
    // What differs is done after the answer.
    expect(await db.userToken.count({ where: { kind: 'reset' } })).toBe(0);
    expect(await db.outboxItem.count()).toBe(0);
    for (const finish of answers) await finish();
    await runOutbox();
    expect([...mail.taken.values()].map(({ to }) => to)).toEqual([email]);
    expect(await db.userToken.count({ where: { kind: 'reset' } })).toBe(1);
  });

  it('is limited for a person from anywhere, for a known and an unknown one alike, and for a network address', async () => {
    await addUser();
    for (const address of [email, 'nobody@example.com']) {
      for (let index = 0; index < 5; index += 1) await ask(address);
      await expect(ask(address)).rejects.toMatchObject({
        code: 'too_many',
        retryAfterSeconds: expect.any(Number),
      });
    }
    const one = visitor();
    const many = Array.from({ length: 31 }, (_, index) => ask(`nobody-${index}@example.com`, one));
    const results = await Promise.allSettled(many);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('refuses what is no address, and says so when mail is not set up', async () => {
    await addUser();
    await expect(ask('meera at home')).rejects.toMatchObject({ code: 'invalid' });
    env.RESEND_API_KEY = undefined;
    await expect(ask(email)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await db.outboxItem.count()).toBe(0);
  });

  it('writes with the contact of the office, and with the product’s own when it cannot be read', async () => {
    await addUser();
    const contact = {
      phone: '+91 98450 12345',
      email: 'office@example.com',
      address: ['Tower One', 'Udupi'],
      hours: [{ days: 'Monday', time: '10 to 4', opens: '10:00', closes: '16:00' }],
      social: [],
    };
    await saveSetting(makeAdmin(), 'contact', { value: contact, version: 0 });
    await askForLink();
    expect([...mail.taken.values()][0]?.text).toContain('Tower One, Udupi');
    mail.taken.clear();
    const finish = await requestReset({ email }, visitor());
    await db.$executeRaw`alter table setting rename to setting_away`;
    await finish();
    await db.$executeRaw`alter table setting_away rename to setting`;
    await runOutbox();
    expect([...mail.taken.values()][0]?.text).toContain(site.address.join(', '));
  });
});

describe('the mailed link', () => {
  it('sets the password once, ends every session, and leaves a line of history', async () => {
    const user = await addUser();
    const sessions = [await createSession(user.id, from), await createSession(user.id, from)];
    const token = await askForLink();
    await resetPassword({ token, password }, visitor());
    for (const { secret } of sessions) expect(await findActiveSession(secret)).toBeNull();
    await expect(logInForToken({ email, password: oldPassword }, visitor())).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(await logInForToken({ email, password }, visitor())).toHaveProperty('token');
    const lines = await db.auditEntry.findMany({ where: { action: 'reset password' } });
    expect(lines).toMatchObject([
      { entityId: user.id, actor: 'Meera', address: expect.stringMatching(/^192/) },
    ]);

    expect(await findReset(token)).toBeNull();
    await expect(resetPassword({ token, password }, visitor())).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is dead after 30 minutes, and not before', async () => {
    await addUser();
    const token = await askForLink();
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    vi.setSystemTime(start + 29 * 60_000);
    expect(await findReset(token)).not.toBeNull();
    vi.setSystemTime(start + 30 * 60_000 + 1000);
    expect(await findReset(token)).toBeNull();
    await expect(resetPassword({ token, password }, visitor())).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is used up by one of several who send it, or another link of the person, at the same moment', async () => {
    await addUser();
    const links = [await askForLink(), await askForLink()];
    expect(new Set(links).size).toBe(2);
    const tries = [...links, ...links].map((token, index) =>
      resetPassword({ token, password: `${password}-${index}` }, visitor()),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.auditEntry.count({ where: { action: 'reset password' } })).toBe(1);
    for (const token of links) expect(await findReset(token)).toBeNull();
  });

  it('takes no weak password and stays usable, and is no link of an invitation', async () => {
    await addUser();
    const token = await askForLink();
    for (const weak of ['short', 'password1234', email]) {
      await expect(resetPassword({ token, password: weak }, visitor())).rejects.toMatchObject({
        fields: { password: expect.any(String) },
      });
    }
    expect(await findReset(token)).not.toBeNull();
    const { data } = await inviteUser(makeAdmin(), { name: 'Invited', email: 'invited@example.com' });
    const invitation = new URL(data.link).searchParams.get('token') ?? '';
    await expect(resetPassword({ token: invitation, password }, visitor())).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('dies when its address is given up, which is told of the new one', async () => {
    const { id } = await addUser();
    const token = await askForLink();
    const change = { name: 'Meera', email: 'moved@example.com', password: oldPassword };
    await changeOwnAccount(makeStaff({ userId: id }), change);
    expect(await findReset(token)).toBeNull();
    await runOutbox();
    const told = [...mail.taken.values()].filter(({ subject }) => subject.startsWith('Your e-mail address'));
    expect(told).toMatchObject([{ to: email, text: expect.stringContaining('moved@example.com') }]);
  });

  it('is not found by guessing, and dies when the password is changed otherwise', async () => {
    const user = await addUser();
    const token = await askForLink();
    const { id } = await createSession(user.id, from);
    const passwords = { currentPassword: oldPassword, newPassword: password };
    await changePassword({ id, user, via: 'cookie' }, passwords, visitor());
    expect(await findReset(token)).toBeNull();
    const one = visitor();
    const guesses = Array.from({ length: 31 }, () => resetPassword({ token: 'guess', password }, one));
    const codes = (await Promise.allSettled(guesses)).map((result) =>
      result.status === 'rejected' ? result.reason.code : '',
    );
    expect(codes).toContain('too_many');
  });
});
