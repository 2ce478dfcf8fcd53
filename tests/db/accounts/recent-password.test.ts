import { beforeEach, describe, expect, it } from 'vitest';
import { exportEnquiries } from '@/lib/domain/enquiries/inbox/export';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { resetSecondFactor } from '@/lib/domain/second-factor/mutations';
import { renewSourceSecret } from '@/lib/domain/sources/mutations';
import { exportSubscribers } from '@/lib/domain/subscribers/export';
import { eraseSubscriber } from '@/lib/domain/subscribers/mutations';
import { inviteUser, renewInvitation } from '@/lib/domain/users/invitations';
import { removeUser, updateUser } from '@/lib/domain/users/mutations';
import { endOtherSessions, endSession } from '@/lib/domain/users/sessions';
import { createWebhook } from '@/lib/domain/webhooks/mutations';
import { readWebhookSecret } from '@/lib/domain/webhooks/queries';
import { hashPassword } from '@/lib/server/auth/password';
import { confirmPassword } from '@/lib/server/auth/recent-password';
import { createSession, findActiveSession } from '@/lib/server/auth/session';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { parseInput } from '@/lib/shared/parsing/parse';
import { makeAdmin } from '../../support/accounts/admin';
import { unknownId } from '../../support/values';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Each of an id that there is not: what gets past the password ends there, or does no harm. */
const acts: [string, (admin: Admin) => Promise<unknown>][] = [
  ['giving a role', (admin) => updateUser(admin, unknownId, { role: 'admin' })],
  ['removing a person', (admin) => removeUser(admin, unknownId)],
  ['inviting a person', (admin) => inviteUser(admin, { name: 'New', email: 'new@example.com' })],
  ['making a new link for a person', (admin) => renewInvitation(admin, unknownId)],
  ['removing a second factor', (admin) => resetSecondFactor(admin, unknownId)],
  ['exporting the enquiries', (admin) => exportEnquiries(admin, parseInput(enquiryFilter, {}))],
  ['exporting the newsletter', (admin) => exportSubscribers(admin, {})],
  ['exporting a person', (admin) => exportContact(admin, unknownId)],
  ['erasing a person', (admin) => eraseContact(admin, unknownId)],
  ['erasing an address', (admin) => eraseSubscriber(admin, unknownId)],
  ['adding a webhook', (admin) => createWebhook(admin, { url: 'https://hooks.example.com/a' })],
  ['ending a log-in', (admin) => endSession(admin, unknownId)],
  ['ending the other log-ins', (admin) => endOtherSessions(admin)],
  ['renewing the address of a source', (admin) => renewSourceSecret(admin, unknownId)],
  ['reading the secret of a webhook', (admin) => readWebhookSecret(admin, unknownId)],
];

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

beforeEach(async () => {
  await db.user.deleteMany();
  await db.webhookEndpoint.deleteMany();
  await db.auditEntry.deleteMany();
  await db.rateLimit.deleteMany();
});

describe.each(acts)('%s', (_act, act) => {
  it('needs the password of the last ten minutes', async () => {
    await expect(act(makeAdmin({ passwordAt: minutesAgo(10.1) }))).rejects.toMatchObject({
      code: 'forbidden',
      fields: { password: expect.stringContaining('enter your password again') },
    });
    expect(await db.auditEntry.count()).toBe(0);
    expect(['done', 'not_found']).toContain(await codeOf(act(makeAdmin({ passwordAt: minutesAgo(9.5) }))));
  });
});

it('a name is changed without it', async () => {
  expect(await codeOf(updateUser(makeAdmin({ passwordAt: minutesAgo(60) }), unknownId, { name: 'X' }))).toBe(
    'not_found',
  );
});

it('the password that was typed again holds for its own session', async () => {
  const passwordHash = await hashPassword('laterite-monsoon-44');
  const { id: userId } = await db.user.create({
    data: { name: 'Owner', email: 'o@example.com', passwordHash },
  });
  const [here, there] = [
    await createSession(userId, { userAgent: '', address: '' }),
    await createSession(userId, { userAgent: '', address: '' }),
  ];
  await db.session.updateMany({ data: { passwordAt: minutesAgo(60) } });
  const ageOf = async ({ secret }: { secret: string }) =>
    (Date.now() - ((await findActiveSession(secret))?.passwordAt.getTime() ?? 0)) / 60_000;
  const staff = makeAdmin({ userId, sessionId: here.id });
  await expect(confirmPassword(staff, 'wrong one here')).rejects.toMatchObject({
    code: 'invalid',
    fields: { password: expect.any(String) },
  });
  expect(await ageOf(here)).toBeGreaterThan(59);
  await confirmPassword(staff, 'laterite-monsoon-44');
  expect(await ageOf(here)).toBeLessThan(5);
  expect(await ageOf(there)).toBeGreaterThan(59);
});

it('an export of the enquiries leaves its line, which says whether it was of all', async () => {
  const admin = makeAdmin({ name: 'Owner' });
  await exportEnquiries(admin, parseInput(enquiryFilter, {}));
  await exportEnquiries(admin, parseInput(enquiryFilter, { q: 'nobody' }));
  const lines = await db.auditEntry.findMany({ where: { action: 'export' }, orderBy: { at: 'asc' } });
  expect(lines.map(({ actor, label }) => [actor, label]).sort()).toEqual([
    ['Owner', 'all'],
    ['Owner', 'some'],
  ]);
});
