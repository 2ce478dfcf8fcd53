import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { addLeave, saveRotation, saveWorkingHours } from '@/lib/domain/assignment/mutations';
import { getRotationOverview } from '@/lib/domain/assignment/queries';
import { receiveFromSource } from '@/lib/domain/intake/channels/source';
import { assignOwners } from '@/lib/domain/reactions/assign';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { readIntakeSettings, readMailHead } from '@/lib/domain/settings/queries';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { createSource } from '@/lib/domain/sources/mutations';
import { db } from '@/lib/server/db';
import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { formatIso, toDay } from '@/lib/shared/time/local-day';
import { laterDay } from '@/lib/shared/time/office-clock';
import {
  countOwned,
  people,
  send,
  sendOne,
  startPeople,
  switchOffHalfway,
} from '../../support/enquiries/people-in-rotation';
import {
  addColleague,
  clearRotations,
  countUnexplained,
  rotationAdmin,
  setRotation,
} from '../../support/enquiries/rotations';

const today = toDay(new Date());
const tomorrow = laterDay(today, 1);

beforeEach(startPeople);

afterAll(clearRotations);

test('30 enquiries at once over three people are 10 each, and each says why', async () => {
  await setRotation(people);
  await Promise.all(Array.from({ length: 30 }, () => send()));
  expect(await countOwned()).toEqual([10, 10, 10]);
  expect(await countUnexplained()).toBe(0);
});

test('whoever is switched off half-way is given none from then on, and the others have the rest, one more or less', async () => {
  const { hindrance, off, first, second, third } = await switchOffHalfway(30);
  expect(hindrance).toBe('switched off');
  expect(second).toBe(off);
  expect(Math.abs(first - third)).toBeLessThanOrEqual(1);
  expect(first + second + third).toBe(30);
  expect(await countUnexplained()).toBe(0);
});

test('a member who joins or returns gets the next enquiry and no more than the others', async () => {
  const [one, two, three] = people;
  await setRotation([one, two]);
  for (let count = 0; count < 6; count += 1) await send();
  await setRotation([one, two, three]);
  expect((await sendOne()).assigneeId).toBe(three);
  for (let count = 0; count < 6; count += 1) await send();
  expect(await countOwned()).toEqual([5, 5, 3]);
});

test('the reason names the rotation, the owner before, and who was skipped and why', async () => {
  const [one, two, three] = people;
  await setRotation(people);
  expect((await sendOne()).ownerReason).toBe('Allotted in order.');
  expect((await sendOne()).ownerReason).toBe('Allotted in order. Divya Nayak had the one before.');
  await addLeave(rotationAdmin, { user: three, from: today, until: '2199-11-27', note: 'Wedding' });
  const next = await sendOne();
  expect(next.assigneeId).toBe(one);
  expect(next.ownerReason).toBe('Allotted in order. Arjun Bekal skipped: on leave till 27 November.');
  expect(next.events.map(({ kind, actor, text }) => ({ kind, actor, text }))).toEqual([
    { kind: 'assignee', actor: 'Divya Nayak', text: `became owner. ${next.ownerReason}` },
  ]);
  await saveWorkingHours(rotationAdmin, two, {
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
  await setRotation([invited, editor, one]);
  await db.user.update({ where: { id: editor }, data: { role: 'editor' } });
  const row = await sendOne();
  expect(row.assigneeId).toBe(one);
  expect(row.ownerReason).toContain('Prakash Shet skipped: no longer in sales.');
});

test('the current owner of a buyer gets their next enquiry without moving the rotation, but not while away or switched off', async () => {
  const [one, two, three] = people;
  const phone = '98450 77001';
  await setRotation(people);
  expect((await sendOne({ phone })).assigneeId).toBe(one);
  const again = await sendOne({ phone });
  expect(again.assigneeId).toBe(one);
  expect(again.ownerReason).toMatch(
    /^Already talks to this buyer since \d+ \w+\. The order stays as it was\.$/,
  );
  expect((await sendOne()).assigneeId).toBe(two);
  await addLeave(rotationAdmin, { user: one, from: today, until: '2199-11-27', note: '' });
  const other = await sendOne({ phone });
  expect(other.assigneeId).toBe(three);
  expect(other.ownerReason).toMatch(
    /^Divya Nayak talks to this buyer: on leave till 27 November\. Allotted in order\./,
  );
  await db.leave.deleteMany();
  await saveRotation(rotationAdmin, { places: people.map((user) => ({ user, isOn: user !== three })) });
  expect((await sendOne({ phone })).assigneeId).not.toBe(three);
});

test('a source and a project have their own rotations, and the one of the source is used first', async () => {
  const [one, two, three] = people;
  const project = await db.project.create({
    data: { name: 'Kadal Crest', slug: `kadal-${Date.now()}`, status: 'ongoing', category: 'residential' },
  });
  const { data: source } = await createSource(rotationAdmin, { kind: 'form', name: '99acres' });
  await setRotation([one]);
  await setRotation([two], { project: project.id });
  await setRotation([three], { source: source._id });
  const ofProject = await sendOne({ projectId: project.id });
  expect([ofProject.assigneeId, ofProject.ownerReason]).toEqual([two, 'Allotted in order for Kadal Crest.']);
  expect((await sendOne()).assigneeId).toBe(one);
  const settings = { ...(await readIntakeSettings()), isAcknowledged: false };
  const given = {
    sourceId: source._id,
    sourceKey: 'one',
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
  const [stored] = await db.$transaction((tx) => receiveFromSource(tx, [given], settings));
  expect(await db.enquiry.findUnique({ where: { id: stored?.id ?? '' } })).toMatchObject({
    assigneeId: three,
    ownerReason: 'Allotted in order for 99acres.',
  });
  await setRotation([], { source: source._id });
  expect(await db.rotation.count({ where: { sourceId: source._id } })).toBe(0);
  await db.project.delete({ where: { id: project.id } });
});

test('when nobody in the rotation is available, the head of sales gets it, then the next person, else nobody, with the reason', async () => {
  const [one, two, three] = people;
  await setRotation([one]);
  await saveSetting(rotationAdmin, 'clock', {
    value: { ...settingDefaults.clock, head: two, next: three },
  });
  await addLeave(rotationAdmin, { user: one, from: today, until: '2199-11-27', note: '' });
  const toHead = await sendOne();
  expect(toHead.assigneeId).toBe(two);
  expect(toHead.ownerReason).toBe(`${ownerReasons.head} Divya Nayak skipped: on leave till 27 November.`);
  await addLeave(rotationAdmin, { user: two, from: today, until: tomorrow, note: '' });
  expect((await sendOne()).assigneeId).toBe(three);
  await addLeave(rotationAdmin, { user: three, from: today, until: tomorrow, note: '' });
  const nobody = await sendOne();
  expect(nobody.assigneeId).toBeNull();
  expect(nobody.ownerReason).toContain(ownerReasons.nobody);
  expect(nobody.events[0]).toMatchObject({ actor: 'Nobody' });
  expect(nobody.sla).not.toBeNull();
});

test('without a rotation nothing is assigned and no SLA starts, and each enquiry says so', async () => {
  const row = await sendOne();
  expect(row).toMatchObject({
    assigneeId: null,
    ownerReason: 'Lead allotment is not set up.',
    answerBy: null,
    sla: null,
  });
  expect(row.events[0]).toMatchObject({
    actor: 'Nobody',
    text: 'became owner. Lead allotment is not set up.',
  });
  expect(await db.outboxItem.count({ where: { idempotencyKey: { startsWith: 'sla-' } } })).toBe(0);
});

test('deadlines over a weekend and a holiday are exact, and stand as they were reckoned when the enquiry came', async () => {
  const [one] = people;
  await saveSetting(rotationAdmin, 'contact', {
    value: { ...settingDefaults.contact, holidays: [{ day: '2026-11-30', name: 'Kanakadasa Jayanti' }] },
  });
  const clock = { ...settingDefaults.clock, nextOn: true, next: one };
  await saveSetting(rotationAdmin, 'clock', { value: clock });
  await setRotation([one]);
  const head = await readMailHead();
  // A Saturday, on which the office closes at 16:00.
  const createdAt = new Date('2026-11-28T15:50:00+05:30');
  await send();
  const { id } = await db.enquiry.findFirstOrThrow();
  await db.sla.deleteMany();
  const row = await db.enquiry.update({
    where: { id },
    data: { createdAt },
    include: { project: { select: { name: true } }, consents: true },
  });
  await db.$transaction((tx) => assignOwners(tx, [row], { head }));
  await saveSetting(rotationAdmin, 'contact', { value: settingDefaults.contact });
  const kept = await db.sla.findUniqueOrThrow({ where: { enquiryId: id } });
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

test('a rotation is saved only over its newest version, with each member of sales once', async () => {
  const [one, two] = people;
  const editor = await addColleague('Editor', { role: 'editor' });
  const { data } = await setRotation([one]);
  const version = data[0]?.version ?? 0;
  await setRotation([one, two], { version });
  await expect(setRotation([two], { version })).rejects.toMatchObject({ code: 'conflict' });
  await expect(setRotation([editor])).rejects.toMatchObject({
    code: 'invalid',
    fields: { places: /person/ },
  });
  await expect(setRotation([one, one])).rejects.toMatchObject({ code: 'invalid' });
  await expect(setRotation([one], { source: 'nope' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    addLeave(rotationAdmin, { user: one, from: '2026-12-02', until: '2026-12-01', note: '' }),
  ).rejects.toMatchObject({ code: 'invalid', fields: { until: 'It ends before it begins' } });
  const overview = await getRotationOverview(rotationAdmin);
  expect(overview.turns[0]?.places.map(({ user }) => user.name)).toEqual(['Divya Nayak', 'Naveen Rai']);
  expect(overview.turns[0]?.next).toBe(one);
});
