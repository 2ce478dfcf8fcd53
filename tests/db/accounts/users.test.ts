import { beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation, inviteUser, renewInvitation } from '@/lib/domain/users/invitations';
import { changePassword, logInForToken, removeUser, updateUser } from '@/lib/domain/users/mutations';
import { changeOwnAccount } from '@/lib/domain/users/own-account';
import { findInvitation, listOwnSessions, listSessions, listUsers } from '@/lib/domain/users/queries';
import { pruneAccess } from '@/lib/domain/users/retention';
import { endOtherSessions, endSession } from '@/lib/domain/users/sessions';
import { hashPassword } from '@/lib/server/auth/password';
import { createSession, findActiveSession } from '@/lib/server/auth/session';
import { db } from '@/lib/server/db';
import { makeAdmin, makeStaff } from '../../support/accounts/admin';
import { daysFromNow } from '../../support/records/records';
import { waitFor } from '../../support/wait-for';

const headers = new Headers({ 'x-forwarded-for': '192.0.2.9' });
const password = 'laterite-monsoon-44';
const from = { userAgent: 'test', address: '192.0.2.9' };

async function addAdmin(email = 'owner@example.com') {
  const user = await db.user.create({
    data: { name: 'Owner', email, passwordHash: await hashPassword(password), role: 'admin' },
  });
  const { id, secret } = await createSession(user.id, from);
  return { user, secret, admin: makeAdmin({ userId: user.id, name: user.name, email, sessionId: id }) };
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

beforeEach(async () => {
  await db.user.deleteMany();
  await db.auditEntry.deleteMany();
  await db.rateLimit.deleteMany();
});

describe('an invitation', () => {
  it('adds a person who cannot sign in until they have chosen a password by the link, which works once', async () => {
    const { admin } = await addAdmin();
    const { data } = await inviteUser(admin, { name: 'Meera', email: 'Meera@Example.com', role: 'sales' });
    expect(data.user).toMatchObject({ email: 'meera@example.com', role: 'sales', status: 'invited' });
    expect(data.link).toMatch(/\/786313login\/invitation\?token=[\w-]{43}$/);
    const token = tokenOf(data.link);
    expect(JSON.stringify(await db.userToken.findMany())).not.toContain(token);
    const credentials = { email: 'meera@example.com', password };
    await expect(logInForToken(credentials, headers)).rejects.toMatchObject({ code: 'unauthorized' });

    expect(await findInvitation(token)).toEqual({ name: 'Meera', email: 'meera@example.com' });
    expect(await acceptInvitation({ token, password }, headers)).toEqual({ email: 'meera@example.com' });
    expect((await logInForToken(credentials, headers)).user).toMatchObject({ role: 'sales' });
    expect(await findInvitation(token)).toBeNull();
    await expect(acceptInvitation({ token, password }, headers)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is used up by one of two who send it at the same moment', async () => {
    const { admin } = await addAdmin();
    const { data } = await inviteUser(admin, { name: 'Meera', email: 'meera@example.com' });
    const token = tokenOf(data.link);
    const answers = await Promise.allSettled(
      [1, 2].map(() => acceptInvitation({ token, password }, headers)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is dead after 7 days, and when a newer one was made', async () => {
    const { admin } = await addAdmin();
    const { data } = await inviteUser(admin, { name: 'Meera', email: 'meera@example.com' });
    const days = (Date.parse(data.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    const again = await renewInvitation(admin, data.user._id);
    expect(await findInvitation(tokenOf(data.link))).toBeNull();
    await db.userToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    await expect(
      acceptInvitation({ token: tokenOf(again.data.link), password }, headers),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect((await listUsers(admin)).map(({ status }) => status)).toEqual(['active', 'expired']);
  });

  it('takes no weak password and no address that is taken, and stops guessing', async () => {
    const { admin } = await addAdmin();
    await expect(inviteUser(admin, { name: 'X', email: 'owner@example.com' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { email: expect.any(String) },
    });
    const { data } = await inviteUser(admin, { name: 'Meera', email: 'meera.rai@example.com' });
    const token = tokenOf(data.link);
    for (const weak of ['short', 'password1234', 'Meera.Rai@example.com']) {
      await expect(acceptInvitation({ token, password: weak }, headers)).rejects.toMatchObject({
        fields: { password: expect.any(String) },
      });
    }
    const guesses = Array.from({ length: 31 }, () => acceptInvitation({ token: 'guess', password }, headers));
    const results = await Promise.allSettled(guesses);
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : ''));
    expect(codes).toContain('too_many');
  });
});

describe('removing and changing a person', () => {
  it('ends their sessions at once', async () => {
    const { admin } = await addAdmin();
    const other = await addAdmin('other@example.com');
    await removeUser(admin, other.user.id);
    expect(await findActiveSession(other.secret)).toBeNull();
    await expect(removeUser(admin, other.user.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('never takes oneself or the last admin, also when two admins remove each other at one moment', async () => {
    const one = await addAdmin();
    await expect(removeUser(one.admin, one.user.id)).rejects.toMatchObject({ code: 'invalid' });
    await expect(updateUser(one.admin, one.user.id, { role: 'sales' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const two = await addAdmin('two@example.com');
    await Promise.allSettled([removeUser(one.admin, two.user.id), removeUser(two.admin, one.user.id)]);
    expect(await db.user.count({ where: { role: 'admin' } })).toBe(1);
  });

  it('tells of a changed role in the history', async () => {
    const { admin } = await addAdmin();
    const two = await addAdmin('two@example.com');
    expect((await updateUser(admin, two.user.id, { role: 'sales' })).data.role).toBe('sales');
    const lines = await db.auditEntry.findMany({ where: { entityId: two.user.id } });
    expect(lines).toMatchObject([{ action: 'change role', fields: ['role'], userId: admin.userId }]);
  });
});

describe('the own name and e-mail address', () => {
  it('are changed with the password; the new address signs in, and links mailed to the old one are dead', async () => {
    const { user, admin, secret } = await addAdmin();
    const link = { userId: user.id, kind: 'reset' as const, hash: 'h', expiresAt: daysFromNow(1) };
    await db.userToken.create({ data: link });
    const change = { name: 'Harish Kamath', email: ' Harish@Example.com ', password };
    expect((await changeOwnAccount(admin, change)).data).toMatchObject({ email: 'harish@example.com' });
    expect(await logInForToken({ email: 'harish@example.com', password }, headers)).toHaveProperty('token');
    expect((await findActiveSession(secret))?.user.name).toBe('Harish Kamath');
    expect(await db.userToken.count({ where: { userId: user.id } })).toBe(0);
    const lines = await db.auditEntry.findMany({ where: { entityId: user.id, action: 'update' } });
    expect(lines).toMatchObject([{ fields: ['name', 'email'], userId: user.id }]);
  });

  it('stay with a wrong password and with an address that somebody has', async () => {
    const { user, admin } = await addAdmin();
    await addAdmin('taken@example.com');
    const change = (email: string, typed: string) =>
      changeOwnAccount(admin, { name: 'Other', email, password: typed });
    await expect(change('new@example.com', 'wrong one here')).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: expect.any(String) },
    });
    await expect(change('Taken@example.com', password)).rejects.toMatchObject({
      code: 'conflict',
      fields: { email: expect.any(String) },
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ name: 'Owner' });
  });
});

describe('the own password', () => {
  it('is changed with the current one; the other sessions end and this one stays', async () => {
    const { user, admin, secret } = await addAdmin();
    const other = await createSession(user.id, from);
    const viewer = { id: admin.sessionId, user, via: 'cookie' as const };
    await changePassword(viewer, { currentPassword: password, newPassword: 'areca-terrace-91' }, headers);
    expect(await findActiveSession(secret)).not.toBeNull();
    expect(await findActiveSession(other.secret)).toBeNull();
    const credentials = { email: user.email, password: 'areca-terrace-91' };
    expect(await logInForToken(credentials, headers)).toHaveProperty('token');
  });

  it('is not changed with a wrong current one, to a weak one or by guessing', async () => {
    const { user, admin } = await addAdmin();
    const viewer = { id: admin.sessionId, user, via: 'cookie' as const };
    const change = (currentPassword: string, newPassword: string) =>
      changePassword(viewer, { currentPassword, newPassword }, headers);
    await expect(change('wrong one here', 'areca-terrace-91')).rejects.toMatchObject({
      code: 'invalid',
      fields: { currentPassword: expect.any(String) },
    });
    await expect(change(password, 'password1234')).rejects.toMatchObject({
      fields: { newPassword: expect.any(String) },
    });
    const guesses = Array.from({ length: 11 }, () => change('wrong one here', 'areca-terrace-91'));
    const codes = (await Promise.allSettled(guesses)).map((result) =>
      result.status === 'rejected' ? result.reason.code : '',
    );
    expect(codes).toContain('too_many');
  });
});

describe('sessions', () => {
  it('are listed while they live, and can be ended one by one or all but this one', async () => {
    const { user, admin, secret } = await addAdmin();
    const second = await createSession(user.id, from);
    const third = await createSession(user.id, from);
    const old = await createSession(user.id, from);
    await db.session.update({ where: { id: old.id }, data: { expiresAt: new Date(0) } });
    const listed = await listSessions(admin);
    expect(listed.map(({ _id }) => _id).sort()).toEqual([admin.sessionId, second.id, third.id].sort());
    expect(listed.filter(({ isCurrent }) => isCurrent).map(({ _id }) => _id)).toEqual([admin.sessionId]);
    await endSession(admin, second.id);
    expect(await findActiveSession(second.secret)).toBeNull();
    await expect(endSession(admin, second.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await endOtherSessions(admin)).data).toEqual({ ended: 1 });
    expect(await findActiveSession(third.secret)).toBeNull();
    expect(await findActiveSession(secret)).not.toBeNull();
  });

  it('leave a line of history for a log-in, and for a failed one of a known account alone', async () => {
    const { user } = await addAdmin();
    await logInForToken({ email: user.email, password }, headers);
    await expect(logInForToken({ email: user.email, password: 'wrong one here' }, headers)).rejects.toThrow();
    await expect(
      logInForToken({ email: 'no@example.com', password: 'wrong one' }, headers),
    ).rejects.toThrow();
    await waitFor(async () => {
      const lines = await db.auditEntry.findMany({ where: { entity: 'user' } });
      expect(lines.map(({ action }) => action).sort()).toEqual(['failed log-in', 'log in']);
      expect(lines[0]).toMatchObject({ userId: user.id, address: '192.0.2.9' });
    });
  });
});

describe('somebody of sales', () => {
  it('sees and ends their own log-ins alone', async () => {
    const { admin } = await addAdmin();
    const { id: userId } = await db.user.create({
      data: { name: 'Meera', email: 'meera@example.com', role: 'sales' },
    });
    const [here, there] = [await createSession(userId, from), await createSession(userId, from)];
    const staff = makeStaff({ userId, name: 'Meera', role: 'sales', sessionId: here.id });
    const own = await listOwnSessions(staff);
    expect(new Map(own.map(({ _id, isCurrent }) => [_id, isCurrent]))).toEqual(
      new Map([
        [here.id, true],
        [there.id, false],
      ]),
    );
    await expect(endSession(staff, admin.sessionId)).rejects.toMatchObject({ code: 'not_found' });
    await endSession(staff, there.id);
    expect(await findActiveSession(there.secret)).toBeNull();
    expect(await findActiveSession(here.secret)).not.toBeNull();
    expect((await listSessions(admin)).map(({ _id }) => _id).sort()).toEqual(
      [admin.sessionId, here.id].sort(),
    );
  });
});

describe('housekeeping', () => {
  it('removes log-ins and links a month after their end, and leaves those that are alive or ended lately', async () => {
    const { user, admin } = await addAdmin();
    const open = async () => (await createSession(user.id, from)).id;
    const [revoked, expired, unseen, lately] = [await open(), await open(), await open(), await open()];
    const [long, short] = [daysFromNow(-31), daysFromNow(-29)];
    await db.session.update({ where: { id: revoked }, data: { revokedAt: long } });
    await db.session.update({ where: { id: expired }, data: { expiresAt: long } });
    await db.session.update({ where: { id: unseen }, data: { lastSeenAt: long } });
    await db.session.update({ where: { id: lately }, data: { revokedAt: short } });
    const link = (hash: string, expiresAt: Date, usedAt: Date | null) =>
      db.userToken.create({ data: { userId: user.id, kind: 'invite', hash, expiresAt, usedAt } });
    await link('used', daysFromNow(3), long);
    await link('old', long, null);
    await link('just over', short, null);
    await link('alive', daysFromNow(3), null);
    expect(await pruneAccess()).toBe(5);
    const sessions = await db.session.findMany({ select: { id: true } });
    expect(sessions.map(({ id }) => id).sort()).toEqual([admin.sessionId, lately].sort());
    const links = await db.userToken.findMany({ select: { hash: true } });
    expect(links.map(({ hash }) => hash).sort()).toEqual(['alive', 'just over']);
  });
});
