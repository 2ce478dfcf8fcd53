import { beforeEach, expect, test } from 'vitest';
import { deleteUnusedMatches } from '@/lib/domain/contacts/merge-groups';
import { readTies } from '@/lib/domain/contacts/queries';
import { confirmContact, decideMatch, undoConfirmation } from '@/lib/domain/enquiries/contact-mutations';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import { makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';

const sales = makeSales({ name: 'Divya' });

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.contactMatch.deleteMany();
  await db.rateLimit.deleteMany();
});

async function send(name: string, email: string) {
  await createEnquiry(makeEnquiry({ name, email }), makeSender());
  return db.enquiry.findFirstOrThrow({ where: { name } });
}
type Sent = Awaited<ReturnType<typeof send>>;

/** A decision as it is stored, whoever is asked. */
const store = (one: Sent, other: Sent, state: 'accepted' | 'rejected', actor: string) => {
  const [a, b] = one.contactId < other.contactId ? [one, other] : [other, one];
  return db.contactMatch.create({
    data: { contactA: a.contactId, contactB: b.contactId, enquiryA: a.id, enquiryB: b.id, state, actor },
  });
};

/** Three persons of whom the first and the last are joined over the second alone. */
async function sendThree() {
  const [first, second, third] = [
    await send('Asha', 'asha@example.com'),
    await send('Bhavya', 'bhavya@example.com'),
    await send('Asha again', 'asha@example.com'),
  ];
  await store(first, second, 'accepted', 'Meera');
  await store(second, third, 'accepted', 'Meera');
  return { first, second, third };
}

test('a decision that two are not the same ties nobody, also where both are joined over a third', async () => {
  const { first, third } = await sendThree();
  await store(first, third, 'rejected', 'Nikhil');
  const { tied } = await readTies(db, first);
  expect(tied.find(({ enquiry }) => enquiry === third.id)).toMatchObject({
    isProved: false,
    tie: expect.stringMatching(/^Merged by Meera on .* because of a number that is not confirmed$/),
  });
});

test('who is joined already over a third is not decided of once more', async () => {
  const { first, third } = await sendThree();
  await expect(decideMatch(sales, first.id, { enquiry: third.id, state: 'accepted' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await db.contactMatch.count()).toBe(2);
});

test('two enquiries of one person are not decided of', async () => {
  const [first, other] = [await send('Asha', 'asha@example.com'), await send('Again', 'asha@example.com')];
  await db.enquiry.update({ where: { id: other.id }, data: { contactId: first.contactId } });
  await expect(decideMatch(sales, first.id, { enquiry: other.id, state: 'accepted' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Somebody has already decided this. Reload the page.',
  });
  expect(await db.contactMatch.count()).toBe(0);
});

test('a decision stays as long as something is kept of either of the two', async () => {
  const [first, other] = [await send('Asha', 'asha@example.com'), await send('Bhavya', 'asha@example.com')];
  await store(first, other, 'rejected', 'Meera');
  const [a, b] = first.contactId < other.contactId ? [first, other] : [other, first];
  for (const [gone, left] of [
    [a, 1],
    [b, 0],
  ] as const) {
    await db.enquiry.delete({ where: { id: gone.id } });
    await deleteUnusedMatches(db);
    expect(await db.contactMatch.count()).toBe(left);
  }
});

test('an address that the team has confirmed and taken back can be confirmed once more', async () => {
  const { id } = await send('Asha', 'asha@example.com');
  const listOwn = async () => (await requireEnquiry(sales, id)).confirmations;
  await confirmContact(sales, id, { contact: 'email' });
  const [first] = await listOwn();
  await undoConfirmation(sales, id, first?._id);
  expect(await listOwn()).toEqual([]);
  await confirmContact(sales, id, { contact: 'email' });
  expect(await listOwn()).toHaveLength(1);
});

test('a confirmed address is taken back from any enquiry that names it', async () => {
  const first = await send('Asha', 'asha@example.com');
  const other = await send('Asha again', 'asha@example.com');
  const { data } = await confirmContact(sales, first.id, { contact: 'email' });
  await undoConfirmation(sales, other.id, data.confirmations[0]?._id);
  expect((await requireEnquiry(sales, first.id)).confirmations).toEqual([]);
});

test('nobody is suggested whose enquiry is spam', async () => {
  const first = await send('Asha', 'asha@example.com');
  const other = await send('Advertiser', 'asha@example.com');
  const listNames = async () => (await requireEnquiry(sales, first.id)).suggestions.map(({ name }) => name);
  expect(await listNames()).toEqual(['Advertiser']);
  await db.enquiry.update({ where: { id: other.id }, data: { state: 'spam' } });
  expect(await listNames()).toEqual([]);
});
