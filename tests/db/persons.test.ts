import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { createEnquiry } from '@/lib/domain/enquiries/form/mutations';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enqueueDueSummaries } from '@/lib/domain/enquiries/mails/acknowledgements';
import { confirmAddress, findConfirmedEnquiry, withdrawConsent } from '@/lib/domain/enquiries/mails/consent';
import { confirmPurpose, withdrawPurpose } from '@/lib/domain/enquiries/mails/mails';
import { listMixedPersons, partPerson } from '@/lib/domain/enquiries/person/command-mutations';
import { decideMatch, undoMatch } from '@/lib/domain/enquiries/person/match-mutations';
import { erasePerson, exportPerson } from '@/lib/domain/enquiries/person/mutations';
import { confirmContact, undoConfirmation } from '@/lib/domain/enquiries/person/proof-mutations';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { updateEnquiry } from '@/lib/domain/enquiries/team/change-mutations';
import { makeToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../support/admin';
import { makeEnquiry, makeSender } from '../support/enquiries';

const sales = makeSales({ name: 'Divya' });
const admin = makeAdmin({ name: 'Meera' });

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.subscriber.deleteMany();
  await db.personMatch.deleteMany();
  await db.auditEntry.deleteMany();
});

/** Sends an enquiry and answers its id. */
async function send(name: string, change: Record<string, unknown> = {}): Promise<string> {
  await createEnquiry(makeEnquiry({ name, ...change }), makeSender());
  return (await db.enquiry.findFirstOrThrow({ where: { name }, orderBy: { id: 'desc' } })).id;
}
const read = (id: string) => requireEnquiry(sales, id);
const countsOf = async () => {
  const { enquiries } = await listEnquiries(sales, enquiryFilter.parse({}));
  return Object.fromEntries(enquiries.map(({ name, personCount }) => [name, personCount]));
};
const exported = async (id: string, ticked?: string[]) => {
  const { data } = await exportPerson(admin, id, ticked);
  return data as {
    enquiries: { id: string; name: string; tie: string }[];
    subscriptions: { email: string }[];
    leftOut: number;
  };
};
const namesOf = async (id: string, ticked?: string[]) =>
  (await exported(id, ticked)).enquiries.map(({ name }) => name);
const subscribe = (email: string) =>
  db.subscriber.create({ data: { email, noticeVersion: '1', noticeHash: '' } });
const useLink = (id: string) => confirmAddress(makeToken(confirmPurpose, id));

// Numbers of its own for each test: a number may send twenty in an hour.
let serial = 0;
let own = { phone: '', email: '' };
let second = own;

beforeEach(() => {
  serial += 1;
  own = { phone: `98450 11${100 + serial}`, email: 'asha@example.com' };
  second = { phone: `98450 22${100 + serial}`, email: 'asha@example.com' };
});

describe('a person with two numbers', () => {
  test('is suggested by the one address, joined by the office, and as before when that is taken back', async () => {
    const [first, other] = [await send('Asha', own), await send('Asha B', second)];
    const { suggestions } = await read(first);
    expect(suggestions).toMatchObject([
      {
        enquiry: other,
        name: 'Asha B',
        phone: `+9198450221${String(serial).padStart(2, '0')}`,
        email: own.email,
        count: 1,
      },
    ]);
    const before = await db.enquiry.findMany({ orderBy: { id: 'asc' } });
    const { data } = await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    expect(data).toMatchObject({
      personCount: 2,
      suggestions: [],
      matches: [{ state: 'accepted', enquiry: other, name: 'Asha B', actor: 'Divya' }],
      others: [{ _id: other, personCount: 2 }],
    });
    expect((await read(other)).matches).toMatchObject([{ name: 'Asha' }]);
    expect(await countsOf()).toEqual({ Asha: 2, 'Asha B': 2 });
    const undone = (await undoMatch(admin, other, data.matches[0]?._id)).data;
    expect(undone).toMatchObject({
      personCount: 1,
      matches: [],
      others: [],
      suggestions: [{ enquiry: first }],
    });
    expect(await countsOf()).toEqual({ Asha: 1, 'Asha B': 1 });
    expect(await db.enquiry.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    expect(undone.personEvents.map(({ actor, text }) => `${actor} ${text}`)).toEqual([
      'Divya joined two numbers as one person',
      'Meera took apart what was joined',
    ]);
    const lines = await db.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(lines.map(({ action }) => action)).toEqual(['join', 'take apart']);
  });

  test('who is said to be two is not suggested again, until that is taken back', async () => {
    const [first, other] = [await send('Asha', own), await send('Bhavya', second)];
    const { data } = await decideMatch(sales, first, { enquiry: other, state: 'rejected' });
    expect(data).toMatchObject({ personCount: 1, suggestions: [], matches: [{ state: 'rejected' }] });
    await send('Bhavya', second);
    expect([(await read(first)).suggestions, (await read(other)).suggestions]).toEqual([[], []]);
    await undoMatch(sales, first, data.matches[0]?._id);
    expect((await read(other)).suggestions).toHaveLength(1);
  });

  test('is joined by an address that both gave and by nothing else, once', async () => {
    const [first, other, stranger] = [
      await send('Asha', own),
      await send('Asha B', second),
      await send('Nobody'),
    ];
    const decide = (enquiry: unknown, state: unknown = 'accepted') =>
      decideMatch(sales, first, { enquiry, state });
    await expect(decide(stranger)).rejects.toMatchObject({ code: 'invalid' });
    for (const id of ['x', '\0']) await expect(decide(id)).rejects.toMatchObject({ code: 'not_found' });
    for (const id of ['x', '\0', {}, undefined])
      await expect(undoMatch(sales, first, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(other, 'perhaps')).rejects.toMatchObject({ code: 'invalid' });
    const outcomes = await Promise.allSettled([decide(other), decide(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(undoMatch(sales, stranger, (await read(first)).matches[0]?._id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('who was joined over a third is one with both', async () => {
    const third = { phone: '98450 33333', email: 'office@example.com' };
    const [first, other] = [await send('Asha', own), await send('Asha B', second)];
    await send('Asha B', { ...second, email: third.email });
    const last = await send('Asha C', third);
    await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    const { data } = await decideMatch(sales, first, { enquiry: last, state: 'accepted' });
    expect(data.personCount).toBe(4);
    expect(data.ties).toHaveLength(4);
    expect((await read(last)).personCount).toBe(4);
  });

  test('leaves no decision behind when nothing is kept of either', async () => {
    const [first, other] = [await send('Asha', own), await send('Asha B', second)];
    await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    await db.enquiry.updateMany({ where: { id: other }, data: { retainUntil: new Date(0) } });
    await purgeOldEnquiries();
    expect((await read(first)).matches).toMatchObject([{ enquiry: null, name: '' }]);
    await erasePerson(admin, first);
    expect(await db.personMatch.count()).toBe(0);
  });
});

describe('an export and an erasure', () => {
  test('of a household with one telephone are of the enquiry alone, with the others ticked one by one', async () => {
    const [wife, husband, son] = [
      await send('Asha', own),
      await send('Ravi', { ...own, email: 'ravi@example.com' }),
      await send('Kiran', { ...own, email: 'kiran@example.com' }),
    ];
    expect((await read(wife)).ties).toMatchObject([
      { enquiry: wife, tie: 'This enquiry', isProved: true },
      { enquiry: son, tie: 'Same number, not confirmed', isProved: false },
      { enquiry: husband, tie: 'Same number, not confirmed', isProved: false },
    ]);
    expect(await exported(wife)).toMatchObject({ enquiries: [{ name: 'Asha' }], leftOut: 2 });
    expect(await namesOf(wife, [husband])).toEqual(['Asha', 'Ravi']);
    expect((await erasePerson(admin, wife, [husband])).data).toEqual({ enquiries: 2 });
    expect((await db.enquiry.findMany()).map(({ name }) => name)).toEqual(['Kiran']);
  });

  test('hold what the confirmed number ties, which the office says of both; taken back it ties no more', async () => {
    const [first, other] = [
      await send('Asha', own),
      await send('Asha again', { ...own, email: 'work@example.com' }),
    ];
    const confirm = async (id: string) => (await confirmContact(sales, id, { contact: 'phone' })).data;
    await confirm(first);
    expect(await namesOf(first)).toEqual(['Asha']);
    const { confirmations } = await confirm(other);
    expect(confirmations).toMatchObject([{ contact: 'phone', method: 'staff', actor: 'Divya' }]);
    const { enquiries } = await exported(first);
    expect(enquiries.map(({ tie }) => tie)).toEqual([
      'This enquiry',
      expect.stringMatching(/^Same number, confirmed by Divya on \d+ \w+ \d{4}$/),
    ]);
    const { data } = await undoConfirmation(admin, other, confirmations[0]?._id);
    for (const id of ['x', '\0', {}, undefined])
      await expect(undoConfirmation(admin, other, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(data.confirmations).toEqual([]);
    expect(data.personEvents.map(({ actor, text }) => `${actor} ${text}`)).toContain(
      'Meera took back the confirmation of the number',
    );
    expect(await namesOf(first)).toEqual(['Asha']);
  });

  test('hold what an address ties whose link was used, and what the office joined by it', async () => {
    const [first, again, other] = [
      await send('Asha', own),
      await send('Asha again', own),
      await send('Asha B', second),
    ];
    expect(await namesOf(first)).toEqual(['Asha']);
    await useLink(again);
    await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    const { ties } = await read(first);
    expect(Object.fromEntries(ties.map(({ name, tie }) => [name, tie.replace(/ on .*/, '')]))).toEqual({
      Asha: 'This enquiry',
      'Asha again': 'Same address, confirmed by a link',
      'Asha B': 'Same address, confirmed by a link',
    });
    expect(await namesOf(first)).toEqual(['Asha', 'Asha again', 'Asha B']);
    expect(await namesOf(first, [])).toEqual(['Asha']);
  });

  test('refuse what is of nobody whom the enquiry is tied to', async () => {
    const [first, stranger] = [await send('Asha', own), await send('Nobody')];
    await expect(exportPerson(admin, first, [stranger])).rejects.toMatchObject({ code: 'invalid' });
    await expect(erasePerson(admin, first, [stranger])).rejects.toMatchObject({ code: 'invalid' });
    await expect(erasePerson(admin, first, 'all')).rejects.toMatchObject({ code: 'invalid' });
    expect(await db.enquiry.count()).toBe(2);
  });

  test('take the newsletter of the own address, and of a ticked one that is proved, and of no other', async () => {
    const [first, proved, typed] = [
      await send('Asha', own),
      await send('Asha at work', { ...own, email: 'work@example.com' }),
      await send('Stranger', { ...own, email: 'bhavya@example.com' }),
    ];
    await useLink(proved);
    for (const email of ['asha', 'work', 'bhavya']) await subscribe(`${email}@example.com`);
    const { subscriptions } = await exported(first, [proved, typed]);
    expect(subscriptions.map(({ email }) => email).sort()).toEqual(['asha@example.com', 'work@example.com']);
    await erasePerson(admin, first, [proved, typed]);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'bhavya@example.com' }]);
    expect(await db.contactProof.count()).toBe(0);
  });

  test('take the newsletter of a further address of the enquiry, too, and of a tied one where that is proved', async () => {
    const [first, typed] = [
      await send('Asha', own),
      await send('Stranger', { ...own, email: 'bhavya@example.com' }),
    ];
    const further = (value: string) => ({ ways: [{ kind: 'email', value }] });
    await updateEnquiry(sales, first, further('home@example.com'));
    await updateEnquiry(sales, typed, further('ravi@example.com'));
    for (const email of ['home', 'ravi']) await subscribe(`${email}@example.com`);
    const { subscriptions } = await exported(first, [typed]);
    expect(subscriptions.map(({ email }) => email)).toEqual(['home@example.com']);
    await erasePerson(admin, first, [typed]);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'ravi@example.com' }]);
  });

  test('of a broker who writes for five buyers from one address hold all five once its link was used', async () => {
    const buyers = ['One', 'Two', 'Three', 'Four', 'Five'];
    const ids: string[] = [];
    for (const buyer of buyers) ids.push(await send(buyer, own));
    expect(await namesOf(ids[0] ?? '')).toEqual(['One']);
    await useLink(ids[4] ?? '');
    expect(await namesOf(ids[0] ?? '')).toEqual(buyers);
  });
});

describe('a link in a mail', () => {
  test('acts on all that its address sent, over two numbers, and confirms the address', async () => {
    const [first, other, neighbour] = [
      await send('Asha', { ...own, marketingConsent: 'Yes' }),
      await send('Asha B', { ...second, marketingConsent: 'Yes' }),
      await send('Ravi', { ...own, email: 'ravi@example.com', marketingConsent: 'Yes' }),
    ];
    for (const email of [own.email, 'ravi@example.com']) await subscribe(email);
    expect(await withdrawConsent(makeToken(withdrawPurpose, first))).toBe(true);
    const consents = async (id: string) => (await read(id)).marketingConsent;
    expect([await consents(first), await consents(other), await consents(neighbour)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'ravi@example.com' }]);
    expect((await read(first)).confirmations).toMatchObject([
      { contact: 'email', method: 'link', actor: 'The visitor' },
    ]);
  });

  test('that is forged or of another kind confirms nothing, and the right one confirms once', async () => {
    const id = await send('Asha', own);
    const token = makeToken(confirmPurpose, id);
    for (const forged of [`${token}x`, makeToken(withdrawPurpose, id), '']) {
      expect(findConfirmedEnquiry(forged)).toBeNull();
      expect(await confirmAddress(forged)).toBe(false);
    }
    expect(findConfirmedEnquiry(token)).toBe(id);
    expect(await db.contactProof.count()).toBe(0);
    await Promise.all([confirmAddress(token), confirmAddress(token)]);
    expect(await db.contactProof.count()).toBe(1);
    const [{ _id = '' } = {}] = (await read(id)).confirmations;
    await expect(undoConfirmation(sales, id, _id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the summary of what was not acknowledged', () => {
  const hour = 3_600_000;
  const labels = async () =>
    (await db.outboxItem.findMany({ orderBy: { id: 'asc' } }))
      .map(({ label }) => label)
      .filter((label) => label !== 'Mail to the team');

  test('is one mail when the day ends, with their number, and counts as one of the next', async () => {
    const start = new Date('2026-11-23T06:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      vi.setSystemTime(start.getTime() + index * hour);
      ids.push(await send(`Asha ${index}`, own));
    }
    await enqueueDueSummaries(new Date(start.getTime() + 23 * hour));
    expect(await labels()).toEqual(['Acknowledgement', 'Acknowledgement']);
    const end = new Date(start.getTime() + 24 * hour);
    await Promise.all([enqueueDueSummaries(end), enqueueDueSummaries(end)]);
    expect(await labels()).toEqual(['Acknowledgement', 'Acknowledgement', 'Summary of further requests']);
    const { payload } = await db.outboxItem.findFirstOrThrow({
      where: { label: 'Summary of further requests' },
    });
    const { text, subject, to } = payload as { text: string; subject: string; to: string };
    expect(to).toBe(own.email);
    expect(subject).toContain('3 more requests');
    expect(text).toContain(`withdraw?token=${encodeURIComponent(makeToken(withdrawPurpose, ids[2] ?? ''))}`);
    vi.setSystemTime(end.getTime() + 1);
    await send('Asha later', own);
    expect(await labels()).toHaveLength(3);
    vi.setSystemTime(end.getTime() + 2 * hour);
    await enqueueDueSummaries();
    expect(await labels()).toHaveLength(4);
    vi.useRealTimers();
  });

  test('is sent as well to who has pressed “Take back my consent”: that proves the address, and asks for less', async () => {
    await withdrawConsent(makeToken(withdrawPurpose, await send('Asha', own)));
    for (let index = 0; index < 4; index += 1) await send(`Asha ${index}`, own);
    expect(await labels()).toHaveLength(enquiryLimits.mailsADay);
  });

  test('tells of what comes before it was sent, and the mails of a day are free again after one', async () => {
    const start = new Date('2026-11-23T06:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    for (let index = 0; index < 3; index += 1) await send(`Asha ${index}`, own);
    vi.setSystemTime(start.getTime() + 24 * hour + 1);
    await send('Asha late', own);
    expect(await labels()).toHaveLength(2);
    const other = { phone: '98450 55555', email: 'ravi@example.com' };
    for (let index = 0; index < 2; index += 1) await send(`Ravi ${index}`, other);
    vi.setSystemTime(start.getTime() + 48 * hour + 2);
    await send('Ravi late', other);
    expect(await labels()).toHaveLength(5);
    vi.useRealTimers();
  });

  test('is needed again by an address whose confirmation was taken back', async () => {
    const first = await send('Asha', own);
    const { data } = await confirmContact(sales, first, { contact: 'email' });
    await undoConfirmation(sales, first, data.confirmations[0]?._id);
    for (let index = 0; index < 4; index += 1) await send(`Asha ${index}`, own);
    expect(await labels()).toHaveLength(2);
  });

  test('is needed by nobody who has used a link, or whose address the office knows', async () => {
    await useLink(await send('Asha', own));
    for (let index = 0; index < 4; index += 1) await send(`Asha ${index}`, own);
    expect(await labels()).toHaveLength(5);
    const other = { phone: '98450 44444', email: 'ravi@example.com' };
    await confirmContact(sales, await send('Ravi', other), { contact: 'email' });
    for (let index = 0; index < 4; index += 1) await send(`Ravi ${index}`, other);
    expect(await labels()).toHaveLength(10);
    expect(enquiryLimits.mailsADay).toBe(2);
  });
});

describe('persons whom an earlier version joined', () => {
  const mix = async () => {
    const [first, other] = [await send('Asha', own), await send('Bhavya', second)];
    await send('Stranger', { ...own, email: second.email });
    // As the version before wrote it.
    await db.enquiry.updateMany({ data: { personKey: 'mixed' } });
    return { first, other };
  };
  const partAll = async () => {
    for (const { personKey } of await listMixedPersons()) await partPerson(personKey);
  };

  test('are listed, and parted by their numbers once; the history tells of it', async () => {
    await mix();
    const listed = await listMixedPersons();
    expect(listed).toMatchObject([{ personKey: 'mixed', enquiries: 3, numbers: 2 }]);
    expect(await countsOf()).toEqual({ Asha: 3, Bhavya: 3, Stranger: 3 });
    await partAll();
    expect(await countsOf()).toEqual({ Asha: 2, Bhavya: 1, Stranger: 2 });
    expect(await listMixedPersons()).toEqual([]);
    await partAll();
    const lines = await db.auditEntry.findMany();
    expect(lines).toMatchObject([{ action: 'part', actor: 'The command line', label: 'a person into 2' }]);
  });

  test('stay joined where the office had joined them, also when that version beside has mixed them again', async () => {
    const { first, other } = await mix();
    await partAll();
    await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    expect((await read(first)).personCount).toBe(3);
    const { personKey } = await db.enquiry.findUniqueOrThrow({ where: { id: first } });
    await db.enquiry.updateMany({ data: { personKey } });
    await partAll();
    expect(await countsOf()).toEqual({ Asha: 3, Bhavya: 3, Stranger: 3 });
    await undoMatch(sales, first, (await read(first)).matches[0]?._id);
    expect(await countsOf()).toEqual({ Asha: 2, Bhavya: 1, Stranger: 2 });
  });
});
