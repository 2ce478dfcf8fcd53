import { beforeEach, describe, expect, it } from 'vitest';
import { visitLimits, visitTexts } from '@/lib/content/visits';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { takeVisitStep } from '@/lib/domain/visits/admin-mutations';
import { visitToken } from '@/lib/domain/visits/link';
import { listOfferedOf } from '@/lib/domain/visits/plan';
import { listChoices, listToConfirm } from '@/lib/domain/visits/queries';
import { releaseLapsedReservations } from '@/lib/domain/visits/reminders';
import { cancelVisitByLink, findLinkedVisit } from '@/lib/domain/visits/visitor-mutations';
import { db } from '@/lib/server/db';
import { officeDay } from '@/lib/shared/time/office-clock';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { updateProject } from '../../support/contract/mutations';
import {
  ask,
  linkOf,
  newest,
  person,
  projectId,
  refused,
  startVisits,
  step,
  texts,
} from '../../support/enquiries/booked-visits';
import { makeSender, suspect } from '../../support/enquiries/enquiries';
import { slotIn } from '../../support/enquiries/visits';

const admin = makeAdmin({ name: 'Meera' });
const sales = makeSales({ name: 'Divya' });
const hour = 3_600_000;

beforeEach(startVisits);

describe('a time', () => {
  it('that fifty ask for at once is had by one, and every other one is told so and leaves nothing', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 50 }, () => ask()));
    const failed = sent.filter((each) => each.status === 'rejected');
    expect(sent.length - failed.length).toBe(1);
    for (const { reason } of failed) expect(reason).toMatchObject(refused(visitTexts.goneTyped));
    expect([await db.visit.count(), await db.enquiry.count(), await db.visitReservation.count()]).toEqual([
      1, 1, 1,
    ]);
  });

  it('that somebody asks for twice by a double tap is one visit, and both are answered with its link', async () => {
    const twice = person();
    const first = await ask(twice);
    expect(await ask(twice)).toEqual(first);
    expect([await db.visit.count(), await db.enquiry.count(), await db.visitReservation.count()]).toEqual([
      1, 1, 1,
    ]);
  });

  it('for three at once is had by three of twenty', async () => {
    await updateProject(admin, projectId, { visitsAtOnce: 3 });
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await db.visitReservation.findMany()).map(({ place }) => place).toSorted()).toEqual([1, 2, 3]);
  });

  it('is held for a day by a request, then free for another; the request is not forgotten', async () => {
    await ask();
    const { id } = await newest();
    await expect(ask()).rejects.toMatchObject(refused(visitTexts.goneTyped));
    await db.visitReservation.updateMany({ data: { heldUntil: new Date(Date.now() - 1000) } });
    await ask();
    expect(await db.visitReservation.findMany()).toMatchObject([{ visitId: (await newest()).id }]);
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
    await releaseLapsedReservations(new Date(Date.now() + visitLimits.holdHours * hour + 1000));
    expect(await db.visitReservation.findMany()).toMatchObject([{ heldUntil: null }]);
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
    const { id, reservations, enquiryId } = await newest();
    expect(reservations).toEqual([]);
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
    expect((await newest()).reservations).toMatchObject([{ heldUntil: expect.any(Date) }]);
    expect(await texts(email)).toEqual([expect.stringContaining('We hold this time for one day')]);
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
    expect(text).toMatch(
      /Somebody else has taken the time you requested[\s\S]*Choose another time[\s\S]*\/visit\?token=/,
    );
    const toTeam = (await texts('team')).find((each) => each.includes(email));
    expect(toTeam).toContain('Somebody else already has this time');
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
