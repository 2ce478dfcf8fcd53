import { beforeEach, expect, test } from 'vitest';
import { limits } from '@/lib/content/limits';
import { updateEnquiries } from '@/lib/domain/enquiries/bulk-mutations';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { createWebhook } from '@/lib/domain/webhooks/mutations';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';
import { newEmail } from '../../support/values';

const admin = makeAdmin({ name: 'Meera' });
let [divya, ravi] = [makeSales(), makeSales()];
let ids: string[] = [];

async function addPerson(name: string): Promise<Sales> {
  const user = await db.user.create({ data: { name, email: newEmail(), role: 'sales' } });
  return makeSales({ userId: user.id, name, email: user.email });
}

const addEnquiries = async (count: number, isSpam = false) => {
  for (let index = 0; index < count; index += 1)
    await createEnquiry(makeEnquiry(isSpam ? suspect : {}), makeSender(isSpam));
  return (await db.enquiry.findMany({ select: { id: true } })).map(({ id }) => id);
};

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.auditEntry.deleteMany();
  await db.webhookEndpoint.deleteMany();
  [divya, ravi] = [await addPerson('Divya'), await addPerson('Ravi')];
  ids = await addEnquiries(3);
});

/** But for the line with which each began: that it has no owner. */
const rowsOf = () => db.enquiry.findMany({ include: { events: { where: { actor: { not: 'Nobody' } } } } });
/** Sorted: two of one moment have no order. */
const textsOf = ({ events }: { events: { actor: string; text: string }[] }) =>
  events.map(({ actor, text }) => `${actor} ${text}`).toSorted();

test('each is changed as it is alone: with its line of the history, its audit and its message to other systems', async () => {
  await createWebhook(admin, { url: 'https://crm.example.com/hook' });
  const changes = ids.map((_id) => ({ _id, version: 1, state: 'lost', lostReason: 'price' }));
  const { data } = await updateEnquiries(divya, changes);
  expect(data.refused).toEqual([]);
  expect(data.changed).toEqual(
    ids.map((_id) => ({ _id, version: 2, former: { state: 'new', lostReason: '' } })),
  );
  for (const row of await rowsOf()) {
    expect(row).toMatchObject({ state: 'lost', outcome: { lostReason: 'price' }, version: 2 });
    expect(textsOf(row)).toEqual(['Divya gave the reason for losing: Price', 'Divya moved New to Lost']);
  }
  const lines = await db.auditEntry.findMany({ where: { entity: 'enquiry', action: 'update' } });
  expect(lines.map(({ entityId }) => entityId).toSorted()).toEqual(ids.toSorted());
  expect(await db.outboxItem.count({ where: { label: 'enquiry.updated' } })).toBe(3);
});

test('what is taken back is as it was, by the same way and with its own lines', async () => {
  const [first = ''] = ids;
  await updateEnquiry(divya, first, { state: 'contacted', assignee: ravi.userId });
  const changes = ids.map((_id) => ({ _id, version: _id === first ? 2 : 1, assignee: divya.userId }));
  const { changed } = (await updateEnquiries(divya, changes)).data;
  const back = changed.map(({ _id, version, former }) => ({ ...former, _id, version }));
  const { refused } = (await updateEnquiries(divya, back)).data;
  expect(refused).toEqual([]);
  for (const { id, assigneeId, events } of await rowsOf()) {
    expect(assigneeId).toBe(id === first ? ravi.userId : null);
    const before = ['Divya assigned it to Ravi', 'Divya moved New to Contacted'];
    const taken = ['Divya assigned it to Divya', `Divya assigned it to ${id === first ? 'Ravi' : 'nobody'}`];
    expect(textsOf({ events })).toEqual([...taken, ...(id === first ? before : [])].toSorted());
  }
});

test('one that somebody changed meanwhile, and one that is gone, are left and named; the others are written', async () => {
  const [changed = '', gone = '', other = ''] = ids;
  await updateEnquiry(ravi, changed, { state: 'contacted' });
  await db.enquiry.delete({ where: { id: gone } });
  const { data } = await updateEnquiries(
    divya,
    ids.map((_id) => ({ _id, version: 1, state: 'spam' })),
  );
  expect(data.changed.map(({ _id }) => _id)).toEqual([other]);
  expect(data.refused).toEqual([
    { _id: changed, reason: expect.stringMatching(/^Ravi saved this enquiry on /) },
    { _id: gone, reason: 'There is no such enquiry.' },
  ]);
  const states = Object.fromEntries((await rowsOf()).map(({ id, state }) => [id, state]));
  expect(states).toEqual({ [changed]: 'contacted', [other]: 'spam' });
});

test('of two people who change the same ones at once each row takes one change, and the other is told', async () => {
  const asked = [divya, ravi].map((staff) =>
    updateEnquiries(
      staff,
      ids.map((_id) => ({ _id, version: 1, assignee: staff.userId })),
    ),
  );
  const outcomes = (await Promise.all(asked)).map(({ data }) => data);
  expect(outcomes.flatMap(({ changed }) => changed.map(({ _id }) => _id)).toSorted()).toEqual(ids.toSorted());
  expect(outcomes.flatMap(({ refused }) => refused.map(({ _id }) => _id)).toSorted()).toEqual(ids.toSorted());
  for (const { version, events } of await rowsOf()) expect([version, events.length]).toEqual([2, 1]);
});

test('several that were held for review are mailed about like any other once they are moved to the inbox', async () => {
  await db.enquiry.deleteMany();
  const held = await addEnquiries(2, true);
  expect(await db.outboxItem.count()).toBe(0);
  await updateEnquiries(
    divya,
    held.map((_id) => ({ _id, version: 1, state: 'new' })),
  );
  expect(await db.outboxItem.count()).toBe(4);
});

test.each([
  ['none', () => []],
  [
    'more than are allowed',
    () => Array.from({ length: limits.mostAtOnce + 1 }, () => ({ _id: ids[0], version: 1 })),
  ],
  ['one without the version that was shown', () => [{ _id: ids[0], state: 'spam' }]],
  [
    'a state that is none',
    () => [
      { _id: ids[0], version: 1, state: 'spam' },
      { _id: ids[1], version: 1, state: 'asleep' },
    ],
  ],
])('%s is refused as a whole', async (_name, changes) => {
  await expect(updateEnquiries(divya, changes())).rejects.toMatchObject({ code: 'invalid' });
  for (const { version } of await rowsOf()) expect(version).toBe(1);
});
