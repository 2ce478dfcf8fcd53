import { expect, test } from 'vitest';
import { logIn } from '@/lib/server/auth/login';
import { verifyPassword } from '@/lib/server/auth/password';
import { createSession, findActiveSession } from '@/lib/server/auth/session';
import { db } from '@/lib/server/db';
import { createAdmin, ensureFirstAdmin, resetPassword } from '@/scripts/lib/accounts/admins';

const directUrl = process.env.DATABASE_URL ?? '';

async function historyOf(email: string) {
  const { id } = await db.user.findUniqueOrThrow({ where: { email } });
  const lines = await db.auditEntry.findMany({
    where: { entity: 'user', entityId: id },
    orderBy: { at: 'asc' },
  });
  return lines.map(({ action, label, actor }) => [action, label, actor]);
}

test('of several starts at once one makes the first admin, with a password that nobody could guess', async () => {
  const results = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(directUrl, {})));
  const made = results.filter((result) => result !== null);
  expect(made).toHaveLength(1);
  expect(made[0]?.madePassword?.length).toBeGreaterThanOrEqual(24);
  expect(await db.user.count()).toBe(1);
});

test('an admin who is made has a line of history, and a second one of the same e-mail address is refused, in whatever case it is written', async () => {
  await createAdmin({ name: 'Asha', email: 'asha@example.com', password: 'a long password' });
  const again = createAdmin({ name: 'Asha', email: 'Asha@Example.com ', password: 'a long password' });
  await expect(again).rejects.toThrow('already');
  expect(await historyOf('asha@example.com')).toEqual([['create', 'Asha', 'The command line']]);
});

test('a new password ends the sessions of the user, and the history says so', async () => {
  const user = await db.user.findUniqueOrThrow({ where: { email: 'asha@example.com' } });
  const { secret } = await createSession(user.id, { userAgent: '', address: '' });
  expect(await resetPassword({ email: user.email, password: 'another long password' })).toBe(1);
  expect(await findActiveSession(secret)).toBeNull();
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(await verifyPassword('another long password', passwordHash)).toBe(true);
  expect((await historyOf(user.email)).at(-1)).toEqual(['reset password', 'Asha', 'The command line']);
});

test('a password that was made up works for seven days, unless it is changed', async () => {
  const [email, password] = ['latha@example.com', 'a password of the command'];
  const enter = (typed: string) => logIn({ email, password: typed }, new Headers());
  await createAdmin({ name: 'Latha', email, password, isMade: true });
  const { passwordExpiresAt } = await db.user.findUniqueOrThrow({ where: { email } });
  expect(Math.round((Number(passwordExpiresAt) - Date.now()) / 86_400_000)).toBe(7);
  expect((await enter(password)).user.email).toBe(email);
  await db.user.update({ where: { email }, data: { passwordExpiresAt: new Date(Date.now() - 1000) } });
  await expect(enter(password)).rejects.toMatchObject({ code: 'unauthorized' });
  await resetPassword({ email, password: 'chosen by a person' });
  expect((await enter('chosen by a person')).user.email).toBe(email);
  expect(await db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ passwordExpiresAt: null });
});

test('a short password is refused with the length that it needs', async () => {
  await expect(resetPassword({ email: 'asha@example.com', password: 'short' })).rejects.toThrow(
    'at least 12',
  );
});
