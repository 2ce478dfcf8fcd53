import { beforeEach, expect, test, vi } from 'vitest';
import { setUpFirstAdmin } from '@/lib/domain/users/first-admin';
import { acceptInvitation } from '@/lib/domain/users/invitations';
import { requestReset, resetPassword } from '@/lib/domain/users/recovery';
import { hashLinkToken } from '@/lib/server/auth/link-token';
import { db } from '@/lib/server/db';

vi.mock('@/lib/server/delivery/email/setup', () => ({ listMissingMailParts: async () => [] }));

const token = 'x'.repeat(43);
const password = 'laterite-monsoon-44';
const link = { token, password };

/** What counts callers, and how many calls of one network it takes. */
const sources: [string, number, (headers: Headers, call: number) => Promise<unknown>][] = [
  ['the link of an invitation', 30, (headers) => acceptInvitation(link, headers)],
  ['the link to a new password', 30, (headers) => resetPassword(link, headers)],
  [
    'the wish for such a link',
    30,
    (headers, call) => requestReset({ email: `nobody-${call}@example.com` }, headers),
  ],
  [
    'the setup page',
    10,
    (headers) =>
      setUpFirstAdmin({ code: 'wrong', name: 'Asha', email: 'asha@example.com', password }, headers),
  ],
];

const call = (door: (typeof sources)[number][2], address: string, number: number) =>
  door(new Headers({ 'x-forwarded-for': address }), number).then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  );

beforeEach(() => db.rateLimit.deleteMany());

test.each(sources)(
  '%s counts a household of IPv6 as one caller, whatever address it takes',
  async (_name, limit, door) => {
    const answers: string[] = [];
    for (let number = 1; number <= limit + 3; number += 1)
      answers.push(await call(door, `2001:db8:1:2:${number.toString(16)}:0:0:1`, number));
    expect(answers.slice(0, limit)).not.toContain('too_many');
    expect(answers.slice(limit)).toEqual(['too_many', 'too_many', 'too_many']);
    expect(await call(door, '2001:db8:1:3::1', 99)).not.toBe('too_many');
    expect(await call(door, '192.0.2.1', 99)).not.toBe('too_many');
  },
);

test('the history names the very address of a caller, and not the network that is counted', async () => {
  const { id } = await db.user.create({ data: { name: 'Meera', email: 'meera@example.com', role: 'sales' } });
  await db.userToken.create({
    data: {
      userId: id,
      kind: 'invite',
      hash: hashLinkToken(token),
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  await acceptInvitation(link, new Headers({ 'x-forwarded-for': '2001:db8:1:2:9:0:0:1' }));
  const line = await db.auditEntry.findFirstOrThrow({ where: { entityId: id } });
  expect(line.address).toBe('2001:db8:1:2:9:0:0:1');
});
