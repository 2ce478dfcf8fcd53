import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { visitLimits, visitTexts } from '@/lib/content/visits';
import { listSourceFigures } from '@/lib/domain/enquiries/figures/queries';
import { createEnquiry, createVisit } from '@/lib/domain/enquiries/form/mutations';
import { enqueueDueSummaries } from '@/lib/domain/enquiries/mails/acknowledgements';
import { erasePerson, exportPerson } from '@/lib/domain/enquiries/person/mutations';
import { updateEnquiry } from '@/lib/domain/enquiries/team/change-mutations';
import { makeCalendarOf } from '@/lib/domain/enquiries/visits/calendar-file';
import { visitToken } from '@/lib/domain/enquiries/visits/link';
import { readOwnVisit } from '@/lib/domain/enquiries/visits/link-page';
import { addVisit, takeVisitStep } from '@/lib/domain/enquiries/visits/office-mutations';
import { listOfferedOf } from '@/lib/domain/enquiries/visits/plan';
import {
  getVisit,
  listChoices,
  listToConfirm,
  listVisits,
  listVisitsOf,
  withLink,
} from '@/lib/domain/enquiries/visits/queries';
import { enqueueVisitReminders, freeLapsedSeats } from '@/lib/domain/enquiries/visits/reminders';
import {
  cancelVisitByLink,
  changeVisitByLink,
  findLinkedVisit,
  requestVisitOfEnquiry,
} from '@/lib/domain/enquiries/visits/visitor-mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { acceptPurpose } from '@/lib/domain/settings/purpose-mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { officeDay } from '@/lib/shared/time/office-clock';
import { toChangeMessage, toVisitMessage } from '@/lib/shared/visits/message';
import { makeAdmin, makeSales } from '../support/admin';
import { emptyTables } from '../support/empty-tables';
import { makeSender, suspect } from '../support/enquiries';
import { createProject, updateProject } from '../support/mutations';
import { newEmail, newPhone } from '../support/values';
import { slotIn, visited } from '../support/visits';

const admin = makeAdmin({ name: 'Meera' });
const sales = makeSales({ name: 'Divya' });
const hour = 3_600_000;

let projectId = '';
beforeEach(async () => {
  await emptyTables('project', 'enquiry', 'setting', 'outbox', 'rate_limit', 'accepted_purpose');
  projectId = (await createProject(admin, visited)).data._id;
});

const person = () => ({ name: 'Ananya Rao', phone: newPhone(), email: newEmail(), filledInMs: 20_000 });
const ask = (change: object = {}, sender = makeSender()) =>
  createVisit({ ...person(), projectId, startsAt: slotIn(3), ...change }, sender);
const newest = () => db.visit.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { seats: true } });
const linkOf = ({ id }: { id: string }) => visitToken(id);
const refused = (text: string) => ({ code: 'invalid', message: text });
const subjects = async (to: string) =>
  (await db.outboxItem.findMany({ orderBy: { id: 'asc' } }))
    .map(({ payload }) => payload as { to: string; subject: string })
    .filter((each) => each.to === to)
    .map(({ subject }) => subject);
const texts = async (to: string) =>
  (await db.outboxItem.findMany({ where: { kind: 'mail' }, orderBy: { id: 'asc' } }))
    .map(({ payload }) => payload as { to: string; text: string })
    .filter((each) => each.to === to)
    .map(({ text }) => text);
const step = async (name: string, more: object = {}) => {
  const { id, version } = await newest();
  return takeVisitStep(sales, id, { step: name, version, ...more });
};

describe('a time', () => {
  it('that fifty ask for at once is had by one, and every other one is told so and leaves nothing', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 50 }, () => ask()));
    const failed = sent.filter((each) => each.status === 'rejected');
    expect(sent.length - failed.length).toBe(1);
    for (const { reason } of failed) expect(reason).toMatchObject(refused(visitTexts.goneTyped));
    expect([await db.visit.count(), await db.enquiry.count(), await db.visitSeat.count()]).toEqual([1, 1, 1]);
  });

  it('that somebody asks for twice by a double tap is one visit, and both are answered with its link', async () => {
    const twice = person();
    const first = await ask(twice);
    expect(await ask(twice)).toEqual(first);
    expect([await db.visit.count(), await db.enquiry.count(), await db.visitSeat.count()]).toEqual([1, 1, 1]);
  });

  it('for three at once is had by three of twenty', async () => {
    await updateProject(admin, projectId, { visitsAtOnce: 3 });
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await db.visitSeat.findMany()).map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3]);
  });

  it('is held for a day by a request, then free for another; the request is not forgotten', async () => {
    await ask();
    const { id } = await newest();
    await expect(ask()).rejects.toMatchObject(refused(visitTexts.goneTyped));
    await db.visitSeat.updateMany({ data: { heldUntil: new Date(Date.now() - 1000) } });
    await ask();
    expect(await db.visitSeat.findMany()).toMatchObject([{ visitId: (await newest()).id }]);
    const waiting = await listToConfirm(sales);
    expect(waiting.find(({ _id }) => _id === id)).toMatchObject({ holdsTime: false, state: 'requested' });
    const kept = await db.visit.findUniqueOrThrow({ where: { id } });
    await expect(takeVisitStep(sales, id, { step: 'confirm', version: kept.version })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('is taken by a visit that lasts into it, also where its project was shown for longer before', async () => {
    await updateProject(admin, projectId, { visitMinutes: 90 });
    await ask({ startsAt: slotIn(3, '10:00') });
    await updateProject(admin, projectId, { visitMinutes: 30 });
    for (const time of ['10:30', '11:00'])
      await expect(ask({ startsAt: slotIn(3, time) })).rejects.toMatchObject(refused(visitTexts.goneTyped));
    const shown = (await listChoices(sales, projectId)).flatMap(({ slots }) => slots);
    const isTaken = (time: string) => shown.find(({ startsAt }) => startsAt === slotIn(3, time))?.isTaken;
    expect(['10:00', '10:30', '11:00', '11:30'].map(isTaken)).toEqual([true, true, true, false]);
    await ask({ startsAt: slotIn(3, '11:30') });
  });

  it('for two at once is had by two that overlap it, and by no third, however many ask at once', async () => {
    await updateProject(admin, projectId, { visitMinutes: 90, visitsAtOnce: 2 });
    await ask({ startsAt: slotIn(3, '10:00') });
    await updateProject(admin, projectId, { visitMinutes: 30 });
    const sent = await Promise.allSettled(
      ['10:30', '11:00', '10:30', '11:00', '10:30', '11:00'].map((time) =>
        ask({ startsAt: slotIn(3, time) }),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('that a request holds no more is let go of by housekeeping, and one that is confirmed is not', async () => {
    await ask();
    await step('confirm');
    await ask({ startsAt: slotIn(4) });
    await freeLapsedSeats(new Date(Date.now() + visitLimits.holdHours * hour + 1000));
    expect(await db.visitSeat.findMany()).toMatchObject([{ heldUntil: null }]);
  });

  it('is none that the project does not have: too soon, on a day off, between two times, or far away', async () => {
    const off = slotIn(5);
    await updateProject(admin, projectId, { visitDaysOff: [officeDay(Date.parse(off))] });
    for (const startsAt of [off, slotIn(3, '10:20'), slotIn(40), slotIn(-1), 'soon'])
      await expect(ask({ startsAt })).rejects.toMatchObject({ code: 'invalid' });
    await updateProject(admin, projectId, { visitsOn: false });
    await expect(ask()).rejects.toMatchObject({ code: 'not_found', message: visitTexts.off });
    expect(await db.enquiry.count()).toBe(0);
  });

  it('is none on a holiday of the office, which no list offers', async () => {
    const day = officeDay(Date.parse(slotIn(3)));
    const value = { ...settingDefaults.contact, holidays: [{ day, name: 'Founder’s day' }] };
    await saveSetting(admin, 'contact', { value, version: 0 });
    await expect(ask()).rejects.toMatchObject({ code: 'invalid' });
    expect((await listChoices(sales, projectId)).map((each) => each.day)).not.toContain(day);
    expect((await listOfferedOf(projectId)).map((each) => each.day)).not.toContain(day);
    await ask({ startsAt: slotIn(4) });
  });

  it('is not held by who is suspected, who is told what everybody is; once let through, the office can confirm it', async () => {
    const { next } = await ask(suspect, makeSender(true));
    expect(next).toMatch(/^\/visit\?token=/);
    const { id, seats, enquiryId } = await newest();
    expect(seats).toEqual([]);
    expect(await findLinkedVisit(visitToken(id))).toMatchObject({ state: 'requested' });
    expect(await listToConfirm(sales)).toEqual([]);
    await ask();
    await updateEnquiry(sales, enquiryId, { state: 'new' });
    expect((await listToConfirm(sales)).map(({ holdsTime }) => holdsTime)).toContain(false);
  });

  it('that is free is held by who was suspected from the moment that they are let through', async () => {
    const { email } = person();
    await ask({ email, ...suspect }, makeSender(true));
    await updateEnquiry(sales, (await newest()).enquiryId, { state: 'new' });
    expect((await newest()).seats).toMatchObject([{ heldUntil: expect.any(Date) }]);
    expect(await texts(email)).toEqual([expect.stringContaining('We hold this time for a day')]);
    await expect(ask()).rejects.toMatchObject(refused(visitTexts.goneTyped));
  });

  it('that somebody took meanwhile is said to be gone once they are let through, with the way to others', async () => {
    const { email } = person();
    await ask({ email, ...suspect }, makeSender(true));
    const { enquiryId } = await newest();
    await ask();
    await updateEnquiry(sales, enquiryId, { state: 'new' });
    const [text = ''] = await texts(email);
    expect(text).not.toContain('We hold this time');
    expect(text).toMatch(/is taken by now[\s\S]*Choose another time[\s\S]*\/visit\?token=/);
    const toTeam = (await texts('team')).find((each) => each.includes(email));
    expect(toTeam).toContain('somebody else has this time');
  });
});

describe('of one person', () => {
  it('two visits are open at most, by number and by address; one that was cancelled counts no more', async () => {
    const { phone, email } = person();
    await ask({ phone, startsAt: slotIn(3) });
    await ask({ phone, startsAt: slotIn(4) });
    await expect(ask({ phone, startsAt: slotIn(5) })).rejects.toMatchObject(refused(visitTexts.twice));
    await cancelVisitByLink({ token: linkOf(await newest()) });
    await ask({ phone, startsAt: slotIn(5) });
    await ask({ email, startsAt: slotIn(6) });
    await ask({ email, startsAt: slotIn(7) });
    await expect(ask({ email, startsAt: slotIn(8) })).rejects.toMatchObject(refused(visitTexts.twice));
  });

  it('of whom many ask for different times at once, two have one', async () => {
    const { phone } = person();
    const sent = await Promise.allSettled(
      [3, 4, 5, 6, 7].map((days) => ask({ phone, startsAt: slotIn(days) })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('a double tap is one visit', async () => {
    const same = { ...person(), requestKey: 'a-key-of-the-browser-1' };
    const [first, second] = await Promise.all([ask(same), ask(same)]);
    expect(second).toEqual(first);
    expect(await db.visit.count()).toBe(1);
  });
});

it('a network asks for five visits a day, and reads whom to call after that', async () => {
  const sender = makeSender();
  for (const days of [3, 4, 5, 6, 7]) await ask({ startsAt: slotIn(days) }, sender);
  await expect(ask({ startsAt: slotIn(8) }, sender)).rejects.toMatchObject({ code: 'too_many' });
  await ask({ startsAt: slotIn(8) });
});

describe('by the link of a visit', () => {
  it('its time is changed: the former is free at once, the new one is held for a day and asked for anew', async () => {
    await ask();
    await step('confirm');
    await changeVisitByLink({ token: linkOf(await newest()), startsAt: slotIn(4) });
    const { startsAt, state, sequence, seats } = await newest();
    expect([startsAt.toISOString(), state, sequence]).toEqual([slotIn(4), 'requested', 1]);
    expect(seats).toMatchObject([{ startsAt: new Date(slotIn(4)), heldUntil: expect.any(Date) }]);
    await ask();
  });

  it('a time that was taken meanwhile is refused, and the visit keeps its own', async () => {
    await ask();
    const mine = await newest();
    await ask({ startsAt: slotIn(4) });
    await expect(changeVisitByLink({ token: linkOf(mine), startsAt: slotIn(4) })).rejects.toMatchObject(
      refused(visitTexts.goneTyped),
    );
    expect(await db.visitSeat.findMany({ where: { visitId: mine.id } })).toMatchObject([
      { startsAt: new Date(slotIn(3)) },
    ]);
  });

  it('its own time is held anew once its day is over, while that is free', async () => {
    const { email } = person();
    await ask({ email });
    const token = linkOf(await newest());
    const lapse = () => db.visitSeat.updateMany({ data: { heldUntil: new Date(Date.now() - 1000) } });
    await lapse();
    expect((await readOwnVisit(token))?.visit).toMatchObject({ holdsTime: false });
    await changeVisitByLink({ token, startsAt: slotIn(3) });
    await changeVisitByLink({ token, startsAt: slotIn(3) });
    const { seats, sequence } = await newest();
    expect(seats).toMatchObject([{ heldUntil: expect.any(Date) }]);
    expect(seats[0]?.heldUntil?.getTime()).toBeGreaterThan(Date.now());
    expect(sequence).toBe(1);
    expect((await readOwnVisit(token))?.visit).toMatchObject({ holdsTime: true });
    expect((await subjects(email)).map((subject) => subject.split(',')[0])).toEqual([
      'We have your request for a visit',
      'We have your request for a visit to Kadal Crest',
    ]);
    await lapse();
    await ask();
    await expect(changeVisitByLink({ token, startsAt: slotIn(3) })).rejects.toMatchObject(
      refused(visitTexts.goneTyped),
    );
  });

  it('two that change places at once end without a deadlock, and no time is had twice', async () => {
    await ask();
    const one = await newest();
    await ask({ startsAt: slotIn(4) });
    const other = await newest();
    const sent = await Promise.allSettled([
      changeVisitByLink({ token: linkOf(one), startsAt: slotIn(4) }),
      changeVisitByLink({ token: linkOf(other), startsAt: slotIn(3) }),
    ]);
    const gone = { status: 'rejected', reason: refused(visitTexts.goneTyped) };
    expect(sent).toMatchObject([gone, gone]);
    expect(await db.visitSeat.count()).toBe(2);
  });

  it('it is cancelled once, its time is free, and its calendar entry takes the former one away', async () => {
    await ask();
    const token = linkOf(await newest());
    expect(await makeCalendarOf(token)).toContain('STATUS:TENTATIVE');
    await cancelVisitByLink({ token });
    await cancelVisitByLink({ token });
    expect(await newest()).toMatchObject({ state: 'cancelled', sequence: 1, seats: [] });
    expect(await makeCalendarOf(token)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    await changeVisitByLink({ token, startsAt: slotIn(3) });
    expect(await newest()).toMatchObject({ state: 'requested', sequence: 2 });
  });

  it('nothing is done once it is over, and nothing by a link that we have not made', async () => {
    await ask();
    const visit = await newest();
    for (const token of ['', `${visit.id}.forged`, linkOf({ id: projectId })])
      await expect(cancelVisitByLink({ token })).rejects.toMatchObject({ code: 'not_found' });
    await db.visit.update({ where: { id: visit.id }, data: { startsAt: new Date(Date.now() - hour) } });
    await expect(cancelVisitByLink({ token: linkOf(visit) })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('it is changed ten times at most', async () => {
    await ask();
    await db.visit.updateMany({ data: { sequence: visitLimits.mostChanges } });
    await expect(
      changeVisitByLink({ token: linkOf(await newest()), startsAt: slotIn(4) }),
    ).rejects.toMatchObject({ code: 'too_many' });
  });
});

it('whoever has sent an enquiry about a project with visits chooses a time and types nothing again', async () => {
  const { next } = await createEnquiry({ ...person(), message: 'Is it free?', projectId }, makeSender());
  const enquiry = new URL(next ?? '', 'https://example.com').searchParams.get('enquiry');
  const sender = makeSender();
  const first = await requestVisitOfEnquiry({ enquiry, startsAt: slotIn(3) }, sender);
  expect(await requestVisitOfEnquiry({ enquiry, startsAt: slotIn(3) }, sender)).toEqual(first);
  expect([await db.enquiry.count(), await db.visit.count(), await db.visitSeat.count()]).toEqual([1, 1, 1]);
  await db.enquiry.updateMany({ data: { createdAt: new Date(Date.now() - 25 * hour) } });
  await expect(requestVisitOfEnquiry({ enquiry, startsAt: slotIn(4) }, sender)).rejects.toMatchObject({
    code: 'not_found',
  });
  await updateProject(admin, projectId, { visitsOn: false });
  expect(await createEnquiry({ ...person(), message: 'Hello', projectId }, makeSender())).toEqual({});
});

describe('the person of a visit', () => {
  it('has a mail at each step with the calendar entry and the link, and none without an address', async () => {
    const { email } = person();
    await ask({ email });
    await step('confirm');
    await step('change', { startsAt: slotIn(4) });
    await step('cancel');
    expect((await subjects(email)).map((subject) => subject.split(',')[0])).toEqual([
      'We have your request for a visit',
      'Your visit to Kadal Crest is confirmed',
      'Your visit to Kadal Crest has another time',
      'Your visit to Kadal Crest is cancelled',
    ]);
    const items = await db.outboxItem.findMany({ where: { kind: 'mail' } });
    const own = items.map(
      ({ payload }) => payload as { to: string; html: string; files?: { text: string }[] },
    );
    for (const { html, files } of own.filter(({ to }) => to === email)) {
      expect(html).toContain('/visit?token=');
      expect(files?.[0]?.text).toContain('BEGIN:VCALENDAR');
    }
    const [toTeam] = items
      .map(({ payload }) => payload as { to: string; text: string })
      .filter(({ to }) => to === 'team');
    expect(toTeam?.text).toMatch(/Asks for a visit: .*11:00[\s\S]*\/admin\/visits\//);
    await ask({ email: '' });
    await step('confirm');
    expect(await subjects('')).toEqual([]);
  });

  it("is mailed no more than the day's mails of an address for what is done by its link, and the page says so", async () => {
    const { email } = person();
    await ask({ email });
    const token = linkOf(await newest());
    const isMailHeld = async () => (await readOwnVisit(token))?.visit.isMailHeld;
    await changeVisitByLink({ token, startsAt: slotIn(4) });
    expect(await isMailHeld()).toBe(false);
    for (const days of [5, 6, 7]) await changeVisitByLink({ token, startsAt: slotIn(days) });
    await cancelVisitByLink({ token });
    expect(await subjects(email)).toHaveLength(enquiryLimits.mailsADay);
    expect(await isMailHeld()).toBe(true);
    await step('change', { startsAt: slotIn(8) });
    expect(await subjects(email)).toHaveLength(enquiryLimits.mailsADay + 1);
    expect(await isMailHeld()).toBe(false);
    expect((await subjects('team')).length).toBeGreaterThan(5);
  });

  it('who gave no address is mailed at the first one that the team has added, among the mails of its day', async () => {
    const [home, work] = [newEmail(), newEmail()];
    await ask({ email: home, startsAt: slotIn(9) });
    await ask({ email: '' });
    const { enquiryId } = await newest();
    const ways = [home, work].map((value) => ({ kind: 'email', value }));
    await updateEnquiry(sales, enquiryId, { ways });
    await step('confirm');
    await db.visit.updateMany({ data: { confirmedAt: new Date(Date.now() - 48 * hour) } });
    await enqueueVisitReminders(new Date(Date.parse(slotIn(3)) - 23 * hour));
    expect((await subjects(home)).at(-1)).toMatch(/^Tomorrow: your visit to Kadal Crest/);
    const token = linkOf(await newest());
    // A reminder that was not sent yet goes with the time that it was of.
    for (const days of [4, 5]) await changeVisitByLink({ token, startsAt: slotIn(days) });
    expect((await readOwnVisit(token))?.visit.isMailHeld).toBe(true);
    await enqueueDueSummaries(new Date(Date.now() + 25 * hour));
    expect((await subjects(home)).map((subject) => subject.split(',')[0])).toEqual([
      'We have your request for a visit',
      'Your visit to Kadal Crest is confirmed',
      'Your visit to Kadal Crest has another time',
      'One more request with your address',
    ]);
    // Whoever reads it has given us nothing that a link of it could take back.
    expect((await texts(home)).at(-1)).toMatch(/our office has noted this address(?![\s\S]*token=)/);
    expect(await subjects(work)).toEqual([]);
    expect(await getVisit(sales, (await newest()).id)).toMatchObject({ enquiry: { email: home } });
    await erasePerson(admin, enquiryId);
    expect(await subjects(home)).toHaveLength(1);
  });

  it('has a summary for each day on which mails were held back', async () => {
    const { email } = person();
    await ask({ email });
    const token = linkOf(await newest());
    for (const days of [4, 5]) await changeVisitByLink({ token, startsAt: slotIn(days) });
    await enqueueDueSummaries(new Date(Date.now() + 25 * hour));
    await changeVisitByLink({ token, startsAt: slotIn(6) });
    await enqueueDueSummaries(new Date(Date.now() + 50 * hour));
    const summaries = (await subjects(email)).filter((subject) => subject.startsWith('One more request'));
    expect(summaries).toHaveLength(2);
  });

  it('whose address the team has taken away is told nothing more, and no summary goes on waiting', async () => {
    const email = newEmail();
    await ask({ email: '' });
    const { enquiryId } = await newest();
    await updateEnquiry(sales, enquiryId, { ways: [{ kind: 'email', value: email }] });
    const token = linkOf(await newest());
    for (const days of [4, 5, 6]) await changeVisitByLink({ token, startsAt: slotIn(days) });
    expect(await subjects(email)).toHaveLength(enquiryLimits.mailsADay);
    await updateEnquiry(sales, enquiryId, { ways: [] });
    await enqueueDueSummaries(new Date(Date.now() + 25 * hour));
    expect(await subjects(email)).toHaveLength(enquiryLimits.mailsADay);
    expect(await subjects('')).toEqual([]);
    expect((await db.enquiry.findFirstOrThrow()).summaryDueAt).toBeNull();
  });

  it('whose address is proved is mailed each time', async () => {
    const { email } = person();
    await ask({ email });
    const { enquiryId } = await newest();
    await db.contactProof.create({
      data: { kind: 'email', value: email, method: 'link', actor: 'The visitor', enquiryId },
    });
    const token = linkOf(await newest());
    for (const days of [4, 5, 6]) await changeVisitByLink({ token, startsAt: slotIn(days) });
    expect(await subjects(email)).toHaveLength(4);
  });

  it('who called it off while suspected is not asked about it once let through', async () => {
    await ask(suspect, makeSender(true));
    const visit = await newest();
    await cancelVisitByLink({ token: linkOf(visit) });
    await updateEnquiry(sales, visit.enquiryId, { state: 'new' });
    const items = await db.outboxItem.findMany({ where: { kind: 'mail' } });
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toContain('Asks for a visit');
  });

  it('is reminded the day and two hours before, once each, however many look', async () => {
    const { email } = person();
    await ask({ email });
    await step('confirm');
    await db.visit.updateMany({ data: { confirmedAt: new Date(Date.now() - 48 * hour) } });
    const startsAt = Date.parse(slotIn(3));
    const at = (hours: number) => new Date(startsAt - hours * hour);
    const before = (await subjects(email)).length;
    const told: string[] = [];
    for (const hours of [25, 24, 23, 3, 2, 1, 0.1]) {
      await Promise.all(Array.from({ length: 6 }, () => enqueueVisitReminders(at(hours))));
      told.push(`${hours}: ${(await subjects(email)).length - before}`);
    }
    expect(told).toEqual(['25: 0', '24: 1', '23: 1', '3: 1', '2: 2', '1: 2', '0.1: 2']);
    expect((await subjects(email)).slice(before).map((subject) => subject.split(',')[0])).toEqual([
      'Tomorrow: your visit to Kadal Crest',
      'Today at 11:00: your visit to Kadal Crest',
    ]);
  });

  it('is not told "tomorrow" on the day itself, where nobody looked the day before', async () => {
    const { email } = person();
    await ask({ email });
    await step('confirm');
    await db.visit.updateMany({ data: { confirmedAt: new Date(Date.now() - 48 * hour) } });
    const before = (await subjects(email)).length;
    await enqueueVisitReminders(new Date(Date.parse(slotIn(3)) - 10 * hour));
    expect((await subjects(email)).slice(before)).toEqual([]);
    await enqueueVisitReminders(new Date(Date.parse(slotIn(3)) - 12 * hour));
    expect((await subjects(email)).slice(before)).toEqual([
      expect.stringContaining('Tomorrow: your visit to Kadal Crest'),
    ]);
  });

  it('has no reminder of a time that was changed or cancelled, and none of what was agreed since', async () => {
    const { email } = person();
    await ask({ email });
    await step('confirm');
    await enqueueVisitReminders(new Date(Date.parse(slotIn(3)) - 23 * hour));
    expect(await db.outboxItem.count({ where: { label: { startsWith: 'Reminder' } } })).toBe(1);
    await step('change', { startsAt: slotIn(4) });
    expect(await db.outboxItem.count({ where: { label: { startsWith: 'Reminder' } } })).toBe(0);
    await db.visit.updateMany({
      data: { confirmedAt: new Date(Date.parse(slotIn(4)) - hour), dayReminderAt: null },
    });
    await enqueueVisitReminders(new Date(Date.parse(slotIn(4)) - 0.5 * hour));
    expect(await db.outboxItem.count({ where: { label: { startsWith: 'Reminder' } } })).toBe(0);
  });
});

describe('the office', () => {
  const began = (minutes = 30) =>
    db.visit.updateMany({ data: { startsAt: new Date(Date.now() - minutes * 60_000) } });

  it('says that they came once it has begun, which moves the enquiry, and takes both back', async () => {
    await ask();
    await step('confirm');
    await expect(step('came')).rejects.toMatchObject({ code: 'invalid' });
    await began();
    await step('came');
    expect(await db.enquiry.findFirst()).toMatchObject({ state: 'siteVisit' });
    await step('undo');
    expect(await db.enquiry.findFirst()).toMatchObject({ state: 'new' });
    await step('missed');
    expect(await newest()).toMatchObject({ state: 'missed' });
    expect(await db.enquiry.findFirst()).toMatchObject({ state: 'new' });
  });

  it('moves the enquiry as every move does when they came: that answers it, and stays a visit of its source once they have bought', async () => {
    await ask();
    await step('confirm');
    const { enquiryId } = await newest();
    const dueAt = new Date(Date.now() + hour);
    await db.enquiryClock.create({ data: { enquiryId, startedAt: new Date(), dueAt } });
    await db.enquiry.update({ where: { id: enquiryId }, data: { answerBy: dueAt } });
    await began();
    const read = () =>
      db.enquiry.findUniqueOrThrow({ where: { id: enquiryId }, include: { clock: true, events: true } });
    const countVisits = async () => {
      const figures = await listSourceFigures(sales, officeDay(Date.now()).slice(0, 7));
      return figures.reduce((total, { visits }) => total + visits, 0);
    };
    await step('came');
    const came = await read();
    expect(came).toMatchObject({ answerBy: null, firstContactAt: expect.any(Date) });
    expect(came.clock).toMatchObject({ answeredWith: 'state' });
    expect(came.events.map(({ text }) => text)).toContain('moved New to Site visit');
    await step('undo');
    expect(await read()).toMatchObject({ state: 'new', answerBy: dueAt, firstContactAt: null });
    expect(await countVisits()).toBe(0);
    await step('came');
    await updateEnquiry(sales, enquiryId, { state: 'won' });
    expect(await countVisits()).toBe(1);
  });

  it('takes back that they came, or did not, of a visit that nobody had confirmed', async () => {
    await ask();
    await began();
    for (const said of ['came', 'missed']) {
      await step(said);
      await step('undo');
      expect(await newest()).toMatchObject({ state: 'requested', settledAt: null });
    }
  });

  it('greets by name in what is written on WhatsApp, and nobody by a number', async () => {
    await ask();
    const { id } = await newest();
    const read = async () => withLink(await getVisit(sales, id));
    expect(toVisitMessage(await read())).toMatch(/^Hello Ananya Rao, you asked for/);
    await db.enquiry.updateMany({ data: { name: '' } });
    expect((await read()).enquiry.title).toMatch(/^\+91/);
    expect(toVisitMessage(await read())).toMatch(/^Hello, you asked for/);
    expect(toChangeMessage(await read(), slotIn(4))).toMatch(/^Hello, at /);
  });

  it('does not do twice what somebody did first', async () => {
    await ask();
    const { id, version } = await newest();
    const both = await Promise.allSettled([
      takeVisitStep(sales, id, { step: 'confirm', version }),
      takeVisitStep(sales, id, { step: 'cancel', version }),
    ]);
    const failed = both.filter((each) => each.status === 'rejected');
    expect(failed).toMatchObject([{ reason: { code: 'conflict' } }]);
  });

  it('keeps the day of another visit when one is called off', async () => {
    await ask();
    await step('confirm');
    const visit = await newest();
    const startsAt = slotIn(4);
    await addVisit(sales, { enquiry: visit.enquiryId, project: projectId, startsAt });
    await cancelVisitByLink({ token: linkOf(visit) });
    expect(await db.enquiry.findFirst()).toMatchObject({ siteVisitOn: officeDay(Date.parse(startsAt)) });
    await step('cancel');
    expect(await db.enquiry.findFirst()).toMatchObject({ siteVisitOn: '' });
  });

  it('lists the visits of an enquiry, the next one first and the past ones after it, with what each can be told', async () => {
    await ask();
    const { enquiryId } = await newest();
    for (const days of [5, 4])
      await addVisit(sales, { enquiry: enquiryId, project: projectId, startsAt: slotIn(days) });
    await ask({ startsAt: slotIn(6) });
    const listed = async (now: Date) =>
      (await listVisitsOf(sales, enquiryId, now)).map(({ startsAt, state }) => [startsAt, state]);
    const [first, second, third] = [
      [slotIn(3), 'requested'],
      [slotIn(4), 'confirmed'],
      [slotIn(5), 'confirmed'],
    ];
    expect(await listed(new Date())).toEqual([first, second, third]);
    expect(await listed(new Date(Date.parse(slotIn(4)) + hour))).toEqual([third, second, first]);
    const [next] = await listVisitsOf(sales, enquiryId);
    expect(next?.link).toContain('/visit?token=');
  });

  it('adds a visit to an enquiry, which the history of that tells', async () => {
    await createEnquiry({ ...person(), message: 'Hello', projectId }, makeSender());
    const { id: enquiry } = await db.enquiry.findFirstOrThrow();
    const input = { enquiry, project: projectId, startsAt: slotIn(3) };
    await addVisit(sales, input);
    await expect(addVisit(sales, input)).rejects.toMatchObject({ code: 'invalid' });
    await expect(ask()).rejects.toMatchObject(refused(visitTexts.goneTyped));
    expect((await db.enquiryEvent.findMany()).map(({ actor, text }) => `${actor} ${text}`)).toEqual([
      'Nobody became owner. No turn is set.',
      expect.stringMatching(/^Divya agreed on a visit on .*11:00$/),
    ]);
    const day = officeDay(Date.parse(slotIn(3)));
    expect(await listVisits(sales, { from: day, to: day })).toMatchObject([{ state: 'confirmed' }]);
    expect(await db.enquiry.findFirst()).toMatchObject({ siteVisitOn: day });
  });
});

it('an erasure takes the visits of a person and frees their times; an export has them', async () => {
  await ask();
  const { enquiryId } = await newest();
  const { data } = await exportPerson(admin, enquiryId);
  expect(JSON.stringify(data)).toContain(slotIn(3));
  await erasePerson(admin, enquiryId);
  expect([await db.visit.count(), await db.visitSeat.count(), await db.outboxItem.count()]).toEqual([
    0, 0, 0,
  ]);
  await ask();
});

it('visits are turned on once the privacy policy names them', async () => {
  const { data } = await createProject(admin, { name: 'Areca', status: 'ongoing' });
  const own = { ...settingDefaults.privacy, lead: 'In our own words.' };
  await saveSetting(admin, 'privacy', { value: own });
  const turnOn = () => updateProject(admin, data._id, { visitsOn: true });
  await expect(turnOn()).rejects.toMatchObject({ code: 'invalid', fields: { visitsOn: expect.any(String) } });
  await updateProject(admin, projectId, { visitMinutes: 60 });
  await acceptPurpose(admin, { purpose: 'visit', isNamed: true });
  await turnOn();
});
