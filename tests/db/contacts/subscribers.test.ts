import { beforeEach, expect, test } from 'vitest';
import { exportSubscribers, subscriberHead, toSubscriberLine } from '@/lib/domain/subscribers/export';
import { createSubscriber } from '@/lib/domain/subscribers/mutations';
import { listSubscribers } from '@/lib/domain/subscribers/queries';
import { subscriberFilter } from '@/lib/domain/subscribers/schema';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { makeSender } from '../../support/enquiries/enquiries';

const admin = makeAdmin();

beforeEach(async () => {
  await db.subscriber.deleteMany();
  await db.auditEntry.deleteMany();
  for (const email of ['asha@example.com', 'a_b@example.com', 'ravi@example.org'])
    await createSubscriber({ email, page: '/faqs' }, makeSender());
});

const find = async (q: string) =>
  (await listSubscribers(admin, subscriberFilter.parse({ q }))).subscribers.map(({ email }) => email);

async function take(q?: string): Promise<string> {
  let text = subscriberHead;
  for await (const rows of await exportSubscribers(admin, { q })) text += rows.map(toSubscriberLine).join('');
  return text;
}

test('an address of the newsletter is found by a part of it, in which no letter stands for others', async () => {
  expect(await find('ASHA')).toEqual(['asha@example.com']);
  expect(await find('.org')).toEqual(['ravi@example.org']);
  expect(await find('a_')).toEqual(['a_b@example.com']);
  expect(await find('%')).toEqual([]);
});

test('the addresses are taken away as a table, of which the history tells without one of them', async () => {
  const text = await take();
  expect(text.split('\r\n')).toHaveLength(5);
  expect(text).toMatch(/"asha@example\.com","\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30","\/faqs",/);
  expect(await take('ravi')).not.toContain('asha');
  const lines = await db.auditEntry.findMany({ orderBy: { at: 'asc' } });
  expect(lines.map(({ action, label }) => [action, label])).toEqual([
    ['export', 'all addresses of the newsletter'],
    ['export', 'some addresses of the newsletter'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('asha@');
});
