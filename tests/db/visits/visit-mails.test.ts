import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { enqueueDueSummaries } from '@/lib/domain/enquiries/acknowledgements';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { eraseContact } from '@/lib/domain/personal-data/mutations';
import { readOwnVisit } from '@/lib/domain/visits/link-page';
import { getVisit } from '@/lib/domain/visits/queries';
import { enqueueVisitReminders } from '@/lib/domain/visits/reminders';
import { cancelVisitByLink, changeVisitByLink } from '@/lib/domain/visits/visitor-mutations';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import {
  ask,
  linkOf,
  newest,
  person,
  startVisits,
  step,
  subjects,
  texts,
} from '../../support/enquiries/booked-visits';
import { makeSender, suspect } from '../../support/enquiries/enquiries';
import { slotIn } from '../../support/enquiries/visits';
import { newEmail } from '../../support/values';

const admin = makeAdmin({ name: 'Meera' });
const sales = makeSales({ name: 'Divya' });
const hour = 3_600_000;

beforeEach(startVisits);

describe('the person of a visit', () => {
  it('has a mail at each step with the calendar entry and the link, and none without an address', async () => {
    const { email } = person();
    await ask({ email });
    await step('confirm');
    await step('change', { startsAt: slotIn(4) });
    await step('cancel');
    expect((await subjects(email)).map((subject) => subject.split(',')[0])).toEqual([
      'We have received your request for a visit',
      'Your visit to Kadal Crest is confirmed',
      'Your visit to Kadal Crest has a new time',
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
    expect(toTeam?.text).toMatch(/Requested visit: .*11:00[\s\S]*\/admin\/visits\//);
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
      'We have received your request for a visit',
      'Your visit to Kadal Crest is confirmed',
      'Your visit to Kadal Crest has a new time',
      'One more request with your address',
    ]);
    // Whoever reads it has given us nothing that a link of it could take back.
    expect((await texts(home)).at(-1)).toMatch(/our office has noted this address(?![\s\S]*token=)/);
    expect(await subjects(work)).toEqual([]);
    expect(await getVisit(sales, (await newest()).id)).toMatchObject({ enquiry: { email: home } });
    await eraseContact(admin, enquiryId);
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
    expect(JSON.stringify(items)).not.toContain('Requested visit');
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
