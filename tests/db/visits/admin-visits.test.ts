import { beforeEach, describe, expect, it } from 'vitest';
import { visitTexts } from '@/lib/content/visits';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { listSourceReport } from '@/lib/domain/enquiries/reports/source-report';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { acceptPurpose } from '@/lib/domain/settings/purpose-mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { addVisit, takeVisitStep } from '@/lib/domain/visits/admin-mutations';
import { getVisit, listVisits, listVisitsOf, withLink } from '@/lib/domain/visits/queries';
import { cancelVisitByLink } from '@/lib/domain/visits/visitor-mutations';
import { db } from '@/lib/server/db';
import { officeDay } from '@/lib/shared/time/office-clock';
import { toChangeMessage, toVisitMessage } from '@/lib/shared/visits/message';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { createProject, updateProject } from '../../support/contract/mutations';
import {
  ask,
  linkOf,
  newest,
  person,
  projectId,
  refused,
  startVisits,
  step,
} from '../../support/enquiries/booked-visits';
import { makeSender } from '../../support/enquiries/enquiries';
import { slotIn } from '../../support/enquiries/visits';

const admin = makeAdmin({ name: 'Meera' });
const sales = makeSales({ name: 'Divya' });
const hour = 3_600_000;

beforeEach(startVisits);

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
    await db.sla.create({ data: { enquiryId, startedAt: new Date(), dueAt } });
    await db.enquiry.update({ where: { id: enquiryId }, data: { answerBy: dueAt } });
    await began();
    const read = () =>
      db.enquiry.findUniqueOrThrow({ where: { id: enquiryId }, include: { sla: true, events: true } });
    const countVisits = async () => {
      const figures = await listSourceReport(sales, officeDay(Date.now()).slice(0, 7));
      return figures.reduce((total, { visits }) => total + visits, 0);
    };
    await step('came');
    const came = await read();
    expect(came).toMatchObject({ answerBy: null, firstContactAt: expect.any(Date) });
    expect(came.sla).toMatchObject({ answeredWith: 'state' });
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
    expect(toVisitMessage(await read())).toMatch(/^Hello Ananya Rao, you requested/);
    await db.enquiry.updateMany({ data: { name: '' } });
    expect((await read()).enquiry.title).toMatch(/^\+91/);
    expect(toVisitMessage(await read())).toMatch(/^Hello, you requested/);
    expect(toChangeMessage(await read(), slotIn(4))).toMatch(/^Hello, we cannot show you the project on /);
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
    expect(await db.enquiry.findFirst()).toMatchObject({
      outcome: { siteVisitOn: officeDay(Date.parse(startsAt)) },
    });
    await step('cancel');
    expect((await db.enquiry.findFirst())?.outcome).toEqual({});
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
      'Nobody became owner. Lead allotment is not set up.',
      expect.stringMatching(/^Divya agreed on a visit on .*11:00$/),
    ]);
    const day = officeDay(Date.parse(slotIn(3)));
    expect(await listVisits(sales, { from: day, to: day })).toMatchObject([{ state: 'confirmed' }]);
    expect(await db.enquiry.findFirst()).toMatchObject({ outcome: { siteVisitOn: day } });
  });
});

it('an erasure takes the visits of a person and frees their times; an export has them', async () => {
  await ask();
  const { enquiryId } = await newest();
  const { data } = await exportContact(admin, enquiryId);
  expect(JSON.stringify(data)).toContain(slotIn(3));
  await eraseContact(admin, enquiryId);
  expect([await db.visit.count(), await db.visitReservation.count(), await db.outboxItem.count()]).toEqual([
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
