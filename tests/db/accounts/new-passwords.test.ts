import { beforeEach, expect, test } from 'vitest';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { createAdminByCommand, resetPasswordByCommand } from '@/lib/domain/users/command-mutations';
import { readSetupCode, setUpFirstAdmin } from '@/lib/domain/users/first-admin';
import { acceptInvitation } from '@/lib/domain/users/invitations';
import { changePassword, registerAdmin } from '@/lib/domain/users/mutations';
import { resetPassword } from '@/lib/domain/users/recovery';
import { hashLinkToken } from '@/lib/server/auth/link-token';
import { hashPassword } from '@/lib/server/auth/password';
import { db } from '@/lib/server/db';
import { guessedFirst } from '@/lib/shared/accounts/new-password';
import { defaultIdentity } from '@/lib/shared/brand/identity';
import { makeAdmin } from '../../support/accounts/admin';

const email = 'meera@example.com';
const current = 'laterite-monsoon-44';
const token = 'x'.repeat(43);
const headers = new Headers({ 'x-forwarded-for': '192.0.2.9' });

async function addLink(kind: 'invite' | 'reset'): Promise<void> {
  const { id: userId } = await addUser();
  await db.userToken.create({
    data: { userId, kind, hash: hashLinkToken(token), expiresAt: new Date(Date.now() + 60_000) },
  });
}

const addUser = async () =>
  db.user.create({
    data: { name: 'Meera', email, passwordHash: await hashPassword(current), role: 'sales' },
  });

/** Every way to set a password. */
const ways: [string, (password: string) => Promise<unknown>][] = [
  [
    'the setup page',
    async (password) =>
      setUpFirstAdmin({ code: await readSetupCode(), name: 'Meera', email, password }, headers),
  ],
  ['a registration', (password) => registerAdmin(makeAdmin(), { name: 'Meera', email, password })],
  ['the command that adds an admin', (password) => createAdminByCommand({ name: 'Meera', email, password })],
  [
    'the command that sets a password',
    async (password) => {
      await addUser();
      await resetPasswordByCommand({ email, password });
    },
  ],
  [
    'an invitation',
    async (password) => {
      await addLink('invite');
      await acceptInvitation({ token, password }, headers);
    },
  ],
  [
    'a mailed link',
    async (password) => {
      await addLink('reset');
      await resetPassword({ token, password }, headers);
    },
  ],
  [
    'one’s own account',
    async (password) => {
      const { id, name } = await addUser();
      const viewer = { id: 's', user: { id, name, email, role: 'sales' as const }, via: 'cookie' as const };
      await changePassword(viewer, { currentPassword: current, newPassword: password }, headers);
    },
  ],
];

beforeEach(async () => {
  await db.user.deleteMany();
  await db.setting.deleteMany();
  await db.rateLimit.deleteMany();
});

test.each(ways)(
  '%s takes no password of the list of common ones, and says what to choose',
  async (name, set) => {
    await expect(set('leavemealone')).rejects.toMatchObject({
      code: 'invalid',
      message: guessedFirst,
      fields: { [name.startsWith('one') ? 'newPassword' : 'password']: guessedFirst },
    });
    expect(guessedFirst).toContain('three unrelated words');
  },
);

test.each(ways)(
  '%s takes no password of the names of brand and place, as the settings have them now',
  async (_name, set) => {
    await db.setting.create({
      data: {
        part: 'contact',
        value: {
          phone: '+91 98450 12345',
          email: 'office@example.com',
          address: ['Kadamba House', 'Udyavara Road'],
          city: 'Kundapura',
          state: 'Karnataka',
          pin: '575001',
          hours: [],
          social: [],
        },
      },
    });
    await expect(set('Kundapura-Kadamba-1')).rejects.toMatchObject({
      code: 'invalid',
      message: guessedFirst,
    });
  },
);

test.each(ways)('%s takes a password of one’s own', async (_name, set) => {
  await set('areca-terrace-91');
});

test('the name of a brand that was saved a moment ago counts', async () => {
  const identity = { name: 'Shalmali Dwellings', shortName: 'Shalmali' };
  await addUser();
  await resetPasswordByCommand({ email, password: 'shalmali-dwellings-7' });
  const { value } = await saveSetting(makeAdmin(), 'identity', {
    value: { ...defaultIdentity, ...identity },
  }).then(({ data }) => data);
  expect(value.name).toBe(identity.name);
  await expect(resetPasswordByCommand({ email, password: 'shalmali-dwellings-7' })).rejects.toMatchObject({
    message: guessedFirst,
  });
});
