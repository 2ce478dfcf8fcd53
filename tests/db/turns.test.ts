import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ownerReasons } from '@/lib/content/enquiries/turn';
import { createCallback, createEnquiry } from '@/lib/domain/enquiries/form/mutations';
import { addGivenEnquiry, readGivenSettings } from '@/lib/domain/enquiries/given';
import { importEnquiries } from '@/lib/domain/enquiries/import/mutations';
import { addEnquiry } from '@/lib/domain/enquiries/team/add-mutations';
import { updateEnquiry } from '@/lib/domain/enquiries/team/change-mutations';
import { giveOwners } from '@/lib/domain/enquiries/turn/give';
import { giveByTurn } from '@/lib/domain/enquiries/turn/hand-over-mutations';
import { addLeave, savePersonHours, saveTurn } from '@/lib/domain/enquiries/turn/mutations';
import { getTurns } from '@/lib/domain/enquiries/turn/queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { readMailHead } from '@/lib/domain/settings/queries';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { createSource } from '@/lib/domain/sources/mutations';
import { removeUser, updateUser } from '@/lib/domain/users/mutations';
import { db } from '@/lib/server/db';
import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { formatIso, toDay } from '@/lib/shared/time/local-day';
import { laterDay } from '@/lib/shared/time/office-clock';
import { makeSales } from '../support/admin';
import { makeEnquiry, makeSender, suspect } from '../support/enquiries';
import { countLockWaits } from '../support/lock-waits';
import {
  addColleague,
  clearTurns,
  countOwnedBy,
  countUnexplained,
  openAlways,
  setTurn,
  turnAdmin,
} from '../support/turns';

const today = toDay(new Date());
const tomorrow = laterDay(today, 1);
const names = ['Divya Nayak', 'Naveen Rai', 'Arjun Bekal'] as const;
let people: [string, string, string];

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await clearTurns();
  await openAlways();
  people = [await addColleague(names[0]), await addColleague(names[1]), await addColleague(names[2])];
});

afterAll(clearTurns);

const send = (fields: Record<string, unknown> = {}) => createEnquiry(makeEnquiry(fields), makeSender());

async function sendOne(fields: Record<string, unknown> = {}) {
  await send(fields);
  return db.enquiry.findFirstOrThrow({
    orderBy: { id: 'desc' },
    include: { events: true, clock: true },
  });
}

const countOwned = () => countOwnedBy(people);

test('30 enquiries at once over three people are 10 each, and each says why', async () => {
  await setTurn(people);
  await Promise.all(Array.from({ length: 30 }, () => send()));
  expect(await countOwned()).toEqual([10, 10, 10]);
  expect(await countUnexplained()).toBe(0);
});

test('whoever is switched off half-way is given none from then on, and the others have the rest, one more or less', async () => {
  await setTurn(people);
  const sent = Array.from({ length: 30 }, () => send());
  await Promise.all(sent.slice(0, 6));
  const { data } = await saveTurn(turnAdmin, {
    places: people.map((user, index) => ({ user, isOn: index !== 1 })),
  });
  const [, off] = await countOwned();
  expect(data[0]?.places[1]?.hindrance).toBe('switched off');
  await Promise.all(sent);
  const [first = 0, second = 0, third = 0] = await countOwned();
  expect(second).toBe(off);
  expect(Math.abs(first - third)).toBeLessThanOrEqual(1);
  expect(first + second + third).toBe(30);
  expect(await countUnexplained()).toBe(0);
});

test('somebody who is new in the turn, or back in it, has the next one and no more than the others', async () => {
  const [one, two, three] = people;
  await setTurn([one, two]);
  for (let count = 0; count < 6; count += 1) await send();
  await setTurn([one, two, three]);
  expect((await sendOne()).assigneeId).toBe(three);
  for (let count = 0; count < 6; count += 1) await send();
  expect(await countOwned()).toEqual([5, 5, 3]);
});

test('the reason names the turn, who had the one before, and who was passed over and why', async () => {
  const [one, two, three] = people;
  await setTurn(people);
  expect((await sendOne()).ownerReason).toBe('By turn.');
  expect((await sendOne()).ownerReason).toBe('By turn. Divya Nayak had the one before.');
  await addLeave(turnAdmin, { user: three, from: today, until: '2199-11-27', note: 'Wedding' });
  const next = await sendOne();
  expect(next.assigneeId).toBe(one);
  expect(next.ownerReason).toBe('By turn. Arjun Bekal passed over: on leave till 27 November.');
  expect(next.events.map(({ kind, actor, text }) => ({ kind, actor, text }))).toEqual([
    { kind: 'assignee', actor: 'Divya Nayak', text: `became owner. ${next.ownerReason}` },
  ]);
  await savePersonHours(turnAdmin, two, {
    days: [weekdayOf(laterDay(today, 2))],
    opens: '09:00',
    closes: '18:00',
  });
  expect((await sendOne()).assigneeId).toBe(one);
});

test('whoever was only invited, or has another role now, is passed over', async () => {
  const [one] = people;
  const invited = await addColleague('Prakash Shet', { isInvited: true });
  const editor = await addColleague('Editor');
  await setTurn([invited, editor, one]);
  await db.user.update({ where: { id: editor }, data: { role: 'editor' } });
  const row = await sendOne();
  expect(row.assigneeId).toBe(one);
  expect(row.ownerReason).toContain('Prakash Shet passed over: no longer in sales.');
});

test('whoever already talks to a buyer keeps them and uses no turn, but not while away or switched off', async () => {
  const [one, two, three] = people;
  const phone = '98450 77001';
  await setTurn(people);
  expect((await sendOne({ phone })).assigneeId).toBe(one);
  const again = await sendOne({ phone });
  expect(again.assigneeId).toBe(one);
  expect(again.ownerReason).toMatch(/^Already talks to this buyer since \d+ \w+\. No turn was used\.$/);
  expect((await sendOne()).assigneeId).toBe(two);
  await addLeave(turnAdmin, { user: one, from: today, until: '2199-11-27', note: '' });
  const other = await sendOne({ phone });
  expect(other.assigneeId).toBe(three);
  expect(other.ownerReason).toMatch(
    /^Divya Nayak talks to this buyer: on leave till 27 November\. By turn\./,
  );
  await db.leave.deleteMany();
  await saveTurn(turnAdmin, { places: people.map((user) => ({ user, isOn: user !== three })) });
  expect((await sendOne({ phone })).assigneeId).not.toBe(three);
});

test('a source and a project have turns of their own, and the source goes first', async () => {
  const [one, two, three] = people;
  const project = await db.project.create({
    data: { name: 'Kadal Crest', slug: `kadal-${Date.now()}`, status: 'ongoing', category: 'residential' },
  });
  const { data: source } = await createSource(turnAdmin, { kind: 'form', name: '99acres' });
  await setTurn([one]);
  await setTurn([two], { project: project.id });
  await setTurn([three], { source: source._id });
  const ofProject = await sendOne({ projectId: project.id });
  expect([ofProject.assigneeId, ofProject.ownerReason]).toEqual([two, 'By turn for Kadal Crest.']);
  expect((await sendOne()).assigneeId).toBe(one);
  const settings = { ...(await readGivenSettings()), isAcknowledged: false };
  const given = {
    doorId: source._id,
    doorKey: 'one',
    kind: 'enquiry' as const,
    source: '99acres',
    name: 'Ravi',
    phone: '98450 77002',
    email: '',
    whatsapp: '',
    clickId: '',
    message: '',
    formerMessages: [],
    project: 'Kadal Crest',
    projectId: null,
    budget: '',
    sentAt: null,
  };
  const { id } = await db.$transaction((tx) => addGivenEnquiry(tx, given, settings));
  expect(await db.enquiry.findUnique({ where: { id: id ?? '' } })).toMatchObject({
    assigneeId: three,
    ownerReason: 'By turn for 99acres.',
  });
  await setTurn([], { source: source._id });
  expect(await db.turn.count({ where: { sourceId: source._id } })).toBe(0);
  await db.project.delete({ where: { id: project.id } });
});

test('where nobody in the turn is here it goes to the head of sales, then to who comes next, else it has no owner and says why', async () => {
  const [one, two, three] = people;
  await setTurn([one]);
  await saveSetting(turnAdmin, 'clock', {
    value: { ...settingDefaults.clock, head: two, next: three },
  });
  await addLeave(turnAdmin, { user: one, from: today, until: '2199-11-27', note: '' });
  const toHead = await sendOne();
  expect(toHead.assigneeId).toBe(two);
  expect(toHead.ownerReason).toBe(`${ownerReasons.head} Divya Nayak passed over: on leave till 27 November.`);
  await addLeave(turnAdmin, { user: two, from: today, until: tomorrow, note: '' });
  expect((await sendOne()).assigneeId).toBe(three);
  await addLeave(turnAdmin, { user: three, from: today, until: tomorrow, note: '' });
  const nobody = await sendOne();
  expect(nobody.assigneeId).toBeNull();
  expect(nobody.ownerReason).toContain(ownerReasons.nobody);
  expect(nobody.events[0]).toMatchObject({ actor: 'Nobody' });
  expect(nobody.clock).not.toBeNull();
});

test('on a site that has set no turn nothing is given, no clock runs, and each enquiry says so', async () => {
  const row = await sendOne();
  expect(row).toMatchObject({
    assigneeId: null,
    ownerReason: 'No turn is set.',
    answerBy: null,
    clock: null,
  });
  expect(row.events[0]).toMatchObject({ actor: 'Nobody', text: 'became owner. No turn is set.' });
  expect(await db.outboxItem.count({ where: { idempotencyKey: { startsWith: 'clock-' } } })).toBe(0);
});

test('what is suspected has no turn and no clock until somebody lets it through, and a table has none at all', async () => {
  const [one] = people;
  await setTurn(people);
  await createEnquiry(makeEnquiry(suspect), makeSender(true));
  const held = await db.enquiry.findFirstOrThrow();
  expect(held).toMatchObject({ assigneeId: null, ownerReason: ownerReasons.held, answerBy: null });
  await updateEnquiry(makeSales({ userId: '-', name: 'Kavitha' }), held.id, { state: 'new' });
  const released = await db.enquiry.findFirstOrThrow({ include: { clock: true } });
  expect(released.assigneeId).toBe(one);
  expect(released.clock?.startedAt.getTime()).toBeGreaterThan(released.createdAt.getTime());
  await importEnquiries(turnAdmin, {
    rows: [{ name: 'Nisha', phone: '98450 77003' }],
    isTrial: false,
    isNoticeGiven: true,
  });
  const taken = await db.enquiry.findFirstOrThrow({ where: { name: 'Nisha' }, include: { clock: true } });
  expect(taken).toMatchObject({ assigneeId: null, ownerReason: ownerReasons.imported, clock: null });
});

test('what the team types in is theirs, unless somebody else already talks to the buyer', async () => {
  const [one, two] = people;
  await setTurn([one]);
  const typist = makeSales({ userId: two, name: 'Naveen Rai' });
  const typed = { name: 'Imtiaz', source: 'Call', isNoticeRead: true };
  const { data } = await addEnquiry(typist, { ...typed, phone: '98450 77004' });
  const own = await db.enquiry.findUniqueOrThrow({ where: { id: data._id }, include: { clock: true } });
  expect(own).toMatchObject({ assigneeId: two, ownerReason: 'Naveen Rai typed it in.', clock: null });
  await send({ phone: '98450 77005' });
  const { data: known } = await addEnquiry(typist, { ...typed, phone: '98450 77005' });
  expect(await db.enquiry.findUnique({ where: { id: known._id } })).toMatchObject({ assigneeId: one });
});

test('a callback takes a turn too, and its owner is told at once, once', async () => {
  const [one] = people;
  await setTurn([one]);
  await createCallback(
    {
      name: 'Asha',
      mobile: '98450 77006',
      email: 'asha@example.com',
      location: 'Mangalore',
      propertyType: 'Apartment',
      source: 'Google',
      newsletter: 'No',
    },
    makeSender(),
  );
  const row = await db.enquiry.findFirstOrThrow({ include: { outbox: true } });
  expect(row.assigneeId).toBe(one);
  const mails = row.outbox.filter(({ idempotencyKey }) => idempotencyKey.startsWith('clock-'));
  expect(mails.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    `clock-given-${row.id}-${one}-${row.version}`,
  ]);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: one } });
  expect(mails[0]?.payload).toMatchObject({ to: email, subject: 'An enquiry is yours: Asha' });
});

test('deadlines over a weekend and a holiday are exact, and stand as they were reckoned when the enquiry came', async () => {
  const [one] = people;
  await saveSetting(turnAdmin, 'contact', {
    value: { ...settingDefaults.contact, holidays: [{ day: '2026-11-30', name: 'Kanakadasa Jayanti' }] },
  });
  const clock = { ...settingDefaults.clock, nextOn: true, next: one };
  await saveSetting(turnAdmin, 'clock', { value: clock });
  await setTurn([one]);
  const head = await readMailHead();
  // A Saturday, on which the office closes at 16:00.
  const createdAt = new Date('2026-11-28T15:50:00+05:30');
  await send();
  const { id } = await db.enquiry.findFirstOrThrow();
  await db.enquiryClock.deleteMany();
  const row = await db.enquiry.update({
    where: { id },
    data: { createdAt },
    include: { project: { select: { name: true } } },
  });
  await db.$transaction((tx) => giveOwners(tx, [row], { head }));
  await saveSetting(turnAdmin, 'contact', { value: settingDefaults.contact });
  const kept = await db.enquiryClock.findUniqueOrThrow({ where: { enquiryId: id } });
  const said = [kept.startedAt, kept.ownerAt, kept.headAt, kept.nextAt, kept.dueAt].map(
    (at) => at && formatIso(at).slice(0, 16),
  );
  expect(said).toEqual([
    '2026-11-28T15:50',
    '2026-12-01T09:05',
    '2026-12-01T09:50',
    '2026-12-01T12:50',
    '2026-12-01T09:50',
  ]);
  expect(await db.enquiry.findUnique({ where: { id } })).toMatchObject({ answerBy: kept.dueAt });
});

test('whoever leaves sales is out of the turns, and what was open of theirs goes to the others with the reason', async () => {
  const [one, two, three] = people;
  await setTurn(people);
  for (let count = 0; count < 6; count += 1) await send();
  await updateUser(turnAdmin, one, { role: 'editor' });
  expect(await countOwned()).toEqual([0, 3, 3]);
  await removeUser(turnAdmin, two);
  expect(await countOwned()).toEqual([0, 0, 6]);
  const row = await db.enquiry.findFirstOrThrow({
    where: { ownerReason: { contains: 'Naveen Rai has left sales.' } },
    include: { events: { orderBy: { id: 'desc' } } },
  });
  expect(row.events[0]?.text).toBe(`became owner. ${row.ownerReason}`);
  expect(await db.turnPlace.count({ where: { userId: { in: [one, two] } } })).toBe(0);
  await removeUser(turnAdmin, three);
  const orphan = await db.enquiry.findFirstOrThrow({ include: { events: { orderBy: { id: 'desc' } } } });
  expect(orphan).toMatchObject({ assigneeId: null });
  expect(orphan.ownerReason).toContain('Arjun Bekal has left sales.');
  expect(await countUnexplained()).toBe(0);
});

test('what is open of somebody who is away stays theirs until it is given on by turn', async () => {
  const [one, two] = people;
  await setTurn([one, two]);
  for (let count = 0; count < 4; count += 1) await send();
  await addLeave(turnAdmin, { user: one, from: today, until: tomorrow, note: '' });
  expect(await countOwned()).toEqual([2, 2, 0]);
  expect((await giveByTurn(turnAdmin, one)).data).toEqual({ given: 2 });
  expect(await countOwned()).toEqual([0, 4, 0]);
});

test('who gets an enquiry back that they had before is told of it again', async () => {
  const [one, two] = people;
  await setTurn([one, two]);
  const { id } = await sendOne();
  await giveByTurn(turnAdmin, one);
  await giveByTurn(turnAdmin, two);
  expect(await db.enquiry.findUnique({ where: { id } })).toMatchObject({ assigneeId: one });
  const mails = await db.outboxItem.findMany({
    where: { idempotencyKey: { startsWith: `clock-given-${id}-` } },
    orderBy: { id: 'asc' },
  });
  const users = await db.user.findMany({ where: { id: { in: [one, two] } } });
  const addressOf = (userId: string) => users.find((user) => user.id === userId)?.email;
  expect(mails.map(({ payload }) => (payload as { to: string }).to)).toEqual([one, two, one].map(addressOf));
});

test('what somebody is given while the open ones of another are given on stays theirs', async () => {
  const [one, two, three] = people;
  await setTurn([one, two]);
  const { id } = await sendOne();
  const { giving } = await db.$transaction(async (tx) => {
    await tx.enquiry.update({ where: { id }, data: { assigneeId: three } });
    const giving = giveByTurn(turnAdmin, one);
    await vi.waitFor(
      async () => expect(await countLockWaits('from enquiry where assignee_id')).toBe(1),
      5000,
    );
    return { giving };
  });
  expect((await giving).data).toEqual({ given: 0 });
  expect(await countOwned()).toEqual([0, 0, 1]);
});

test('what comes while many are given on by turn waits for no more than a few of them', async () => {
  const [one, two] = people;
  await setTurn([one]);
  const count = 30;
  for (let index = 0; index < count; index += 1) await send();
  await setTurn([one, two]);
  const last = await db.enquiry.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const countOf = (assigneeId: string) => db.enquiry.count({ where: { assigneeId } });
  const { giving } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from enquiry where id = ${last.id} for update`;
    const giving = giveByTurn(turnAdmin, one);
    await vi.waitFor(
      async () => expect(await countLockWaits('from enquiry where assignee_id')).toBe(1),
      5000,
    );
    expect(await countOf(two)).toBeGreaterThan(0);
    await send();
    return { giving };
  });
  expect((await giving).data.given).toBeGreaterThanOrEqual(count);
}, 20_000);

test('a turn is saved over its newest version alone, with people of sales, each once', async () => {
  const [one, two] = people;
  const editor = await addColleague('Editor', { role: 'editor' });
  const { data } = await setTurn([one]);
  const version = data[0]?.version ?? 0;
  await setTurn([one, two], { version });
  await expect(setTurn([two], { version })).rejects.toMatchObject({ code: 'conflict' });
  await expect(setTurn([editor])).rejects.toMatchObject({ code: 'invalid', fields: { places: /person/ } });
  await expect(setTurn([one, one])).rejects.toMatchObject({ code: 'invalid' });
  await expect(setTurn([one], { source: 'nope' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    addLeave(turnAdmin, { user: one, from: '2026-12-02', until: '2026-12-01', note: '' }),
  ).rejects.toMatchObject({ code: 'invalid', fields: { until: 'It ends before it begins' } });
  const turns = await getTurns(turnAdmin);
  expect(turns.turns[0]?.places.map(({ user }) => user.name)).toEqual(['Divya Nayak', 'Naveen Rai']);
  expect(turns.turns[0]?.next).toBe(one);
});
