import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { notices } from '@/lib/content/enquiries/forms';
import { roleNames } from '@/lib/content/roles';
import { site } from '@/lib/content/site';
import { createCallback, createEnquiry } from '@/lib/domain/enquiries/form/mutations';
import {
  countTabs,
  findHeldLately,
  listDueFollowUps,
  listEnquiries,
  listFilterOptions,
} from '@/lib/domain/enquiries/inbox/queries';
import { findWithdrawnEnquiry, withdrawConsent } from '@/lib/domain/enquiries/mails/consent';
import { makeAcknowledgement } from '@/lib/domain/enquiries/mails/mails';
import { erasePerson, exportPerson } from '@/lib/domain/enquiries/person/mutations';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { addNote, updateEnquiry } from '@/lib/domain/enquiries/team/change-mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { readMailHead } from '@/lib/domain/settings/queries';
import { createWebhook, testWebhook } from '@/lib/domain/webhooks/mutations';
import { listWebhooks, readWebhookSecret } from '@/lib/domain/webhooks/queries';
import { db } from '@/lib/server/db';
import { runOutbox } from '@/lib/server/delivery/outbox/run';
import { isPrivateAddress, requireWebhookUrl } from '@/lib/server/delivery/webhook/address';
import { env } from '@/lib/server/env';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeAdmin, makeSales } from '../support/admin';
import { makeEnquiry, makeSender, suspect } from '../support/enquiries';
import { newEmail } from '../support/values';

// The brands exist in types alone.
const staff = makeSales({ userId: '-', name: 'Divya Nayak' });
const admin = makeAdmin({ userId: '-', name: 'Meera' });
const all = enquiryFilter.parse({});

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.subscriber.deleteMany();
  await db.webhookEndpoint.deleteMany();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const keep = (change: Record<string, unknown> = {}, isHoneypotFilled = false) =>
  createEnquiry(makeEnquiry(change), makeSender(isHoneypotFilled));
const only = () => db.enquiry.findFirstOrThrow({ include: { outbox: true } });

describe('a double tap', () => {
  test('is one lead with the key of the browser, also when both arrive at once', async () => {
    // proves: CONT-5
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    await Promise.all([1, 2, 3].map(() => createEnquiry(fields, makeSender())));
    expect(await db.enquiry.count()).toBe(1);
    expect(await db.outboxItem.count()).toBe(2);
  });

  test('of fifty under one key each is answered alike: they are counted once, though a number may send twenty', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    for (const _burst of ['first', 'second'])
      await Promise.all(Array.from({ length: 25 }, () => createEnquiry(fields, makeSender())));
    expect(await db.enquiry.count()).toBe(1);
  });

  test('is one lead in the database, too: another consent is not the same call, and changes the lead', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    await createEnquiry(fields, makeSender());
    await createEnquiry({ ...fields, marketingConsent: 'Yes' }, makeSender());
    expect(await db.enquiry.findMany()).toMatchObject([{ marketingConsent: true }]);
  });

  test('is heard again under its key once the first has failed', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    const write = vi.spyOn(db, '$transaction').mockRejectedValue(new Error('away'));
    await expect(createEnquiry(fields, makeSender())).rejects.toThrow('away');
    write.mockRestore();
    await createEnquiry(fields, makeSender());
    expect(await db.enquiry.count()).toBe(1);
  });

  test('is one lead without a key, for ten minutes from the first, and not after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fields = makeEnquiry();
    // The last second of a ten-minute piece of the clock.
    vi.setSystemTime(new Date('2026-11-21T10:09:59Z'));
    await createEnquiry(fields, makeSender());
    await db.enquiry.updateMany({ data: { createdAt: new Date() } });
    vi.setSystemTime(new Date('2026-11-21T10:10:01Z'));
    await createEnquiry({ ...fields, name: `  ${String(fields.name).toUpperCase()} ` }, makeSender());
    expect(await db.enquiry.count()).toBe(1);
    vi.setSystemTime(new Date('2026-11-21T10:21:00Z'));
    await createEnquiry(fields, makeSender());
    expect(await db.enquiry.count()).toBe(2);
  });

  test('with the same key but other words is another lead: nothing is lost', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    await createEnquiry(fields, makeSender());
    await createEnquiry({ ...fields, message: 'And is there a lift?' }, makeSender());
    expect(await db.enquiry.count()).toBe(2);
  });
});

test.each([
  [0, 3],
  [2500, 1],
])('a write that fails after %i ms is tried %i times', async (waitedMs, tries) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const write = vi.spyOn(db, '$transaction').mockImplementation(async () => {
    vi.advanceTimersByTime(waitedMs);
    throw new Error('away');
  });
  await expect(keep()).rejects.toThrow('away');
  expect(write).toHaveBeenCalledTimes(tries);
  write.mockRestore();
});

describe('what a lead keeps', () => {
  test('how the visit began, where the form stood, and a number in one form', async () => {
    const firstTouch = JSON.stringify({ utm_source: 'google', gclid: 'abc', landingPage: '/projects' });
    await keep({ phone: '098450 12345', firstTouch, page: '/projects/1', projectId: 'nonsense' });
    expect(await only()).toMatchObject({
      phoneE164: '+919845012345',
      firstTouch: { utm_source: 'google', gclid: 'abc', landingPage: '/projects' },
      source: 'Google',
      page: '/projects/1',
      projectId: null,
    });
  });

  test('nothing that comes by itself can cost a lead', async () => {
    await keep({
      firstTouch: '{broken',
      lastTouch: '7',
      filledInMs: 'soon',
      requestKey: '!',
      page: 'x'.repeat(900),
    });
    expect(await db.enquiry.count()).toBe(1);
  });

  test('a campaign that is cut within a character costs no enquiry', async () => {
    const firstTouch = JSON.stringify({ utm_campaign: `${'x'.repeat(299)}😀` });
    await keep({ firstTouch, page: `/${'y'.repeat(298)}😀` });
    const { firstTouch: kept } = await only();
    expect((kept as { utm_campaign: string }).utm_campaign).toHaveLength(300);
  });

  test('marketing consent is no by itself, and keeps its own notice when it is given', async () => {
    await keep();
    expect(await only()).toMatchObject({ marketingConsent: false, marketingNoticeHash: '' });
    await db.enquiry.deleteMany();
    await keep({ marketingConsent: 'Yes' });
    const row = await only();
    expect(row).toMatchObject({
      marketingConsent: true,
      noticeVersion: notices.enquiry.version,
      marketingNoticeVersion: notices.marketing.version,
    });
    expect(row.marketingNoticeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row.noticeHash).not.toBe(row.marketingNoticeHash);
  });

  test('a callback with the newsletter becomes a subscriber as well', async () => {
    // proves: UPC-1
    const { phone: mobile, message: _message, ...fields } = makeEnquiry();
    const callback = { ...fields, mobile, location: 'Udupi', propertyType: 'Villa', source: 'Referral' };
    await createCallback({ ...callback, newsletter: 'Yes' }, makeSender());
    expect(await only()).toMatchObject({ kind: 'callback', newsletter: true, source: 'Referral' });
    expect(await db.subscriber.count()).toBe(1);
  });
});

test('one person is who is reached by one number, however it is written', async () => {
  await keep({ phone: '98450 11111', email: 'a@example.com' });
  await keep({ phone: '98450 22222', email: 'b@example.com' });
  await keep({ phone: '+91 98450 11111', email: 'c@example.com' });
  const { enquiries } = await listEnquiries(staff, all);
  expect(enquiries.map(({ personCount }) => personCount)).toEqual([2, 1, 2]);
});

describe('suspected spam', () => {
  test('is kept and held back: nobody is mailed until somebody has moved it to the inbox', async () => {
    await keep({ message: 'https://a.example and https://b.example' }, true);
    const held = await only();
    expect(held).toMatchObject({ state: 'spam', needsReview: true, outbox: [] });
    expect(held.suspicions).toHaveLength(2);
    const { data } = await updateEnquiry(staff, held.id, { state: 'new' });
    expect(data).toMatchObject({ state: 'new', needsReview: false });
    expect((await only()).outbox).toHaveLength(2);
    await updateEnquiry(staff, held.id, { state: 'spam' });
    await updateEnquiry(staff, held.id, { state: 'new' });
    expect((await only()).outbox).toHaveLength(2);
  });

  test.each(['k.ramesh', 'Asha.Rao', 'ಕೆ.ರಮೇಶ್', 'asha@gmail.com'])(
    'does not hold the name %s: the enquiry is new, and the team gets a mail',
    async (name) => {
      await keep({ name });
      const row = await only();
      expect(row).toMatchObject({ name, state: 'new', needsReview: false, suspicions: [] });
      expect(row.outbox.map(({ label }) => label)).toContain('Mail to the team');
      expect(await findHeldLately(staff)).toBeNull();
    },
  );

  test('is not the hidden field alone, which password managers fill in', async () => {
    await keep({}, true);
    expect(await only()).toMatchObject({ state: 'new', needsReview: false, suspicions: [] });
  });

  test('that waits is counted for a week with the age of the oldest, until somebody has looked', async () => {
    expect(await findHeldLately(staff)).toBeNull();
    await keep(suspect, true);
    const { id, createdAt } = await only();
    await keep(suspect, true);
    await keep();
    const oldestAt = createdAt.toISOString();
    expect(await findHeldLately(staff)).toEqual({ count: 2, oldestAt });
    expect(await findHeldLately(staff, new Date(createdAt.getTime() + 8 * dayMs))).toBeNull();
    await updateEnquiry(staff, id, { state: 'new' });
    expect(await findHeldLately(staff)).toMatchObject({ count: 1 });
    await db.enquiry.updateMany({ data: { state: 'spam', needsReview: false } });
    expect(await findHeldLately(staff)).toBeNull();
  });

  test('100 posts from one address are answered with words, and others are not affected', async () => {
    const sender = makeSender();
    let refused = 0;
    let message = '';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => createEnquiry(makeEnquiry(), sender)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ code: 'too_many', status: 429 });
      message = (outcome.reason as Error).message;
      refused += 1;
    }
    expect(refused).toBe(100 - 60);
    expect(message).toContain('Please try again in');
    await keep();
    expect(await db.enquiry.count()).toBe(61);
  });

  test('one number cannot be used without end from many addresses', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 25 }, () => keep({ phone: '98450 77777' })),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  });
});

describe('the contact of the office', () => {
  const contact = {
    phone: '+91 98450 12345',
    email: 'office@example.com',
    address: ['Tower One', 'Udupi'],
    hours: [{ days: 'Monday', time: '10 to 4', opens: '10:00', closes: '16:00' }],
    social: [],
  };
  const acknowledgement = async () => {
    const { payload } = await db.outboxItem.findFirstOrThrow({ where: { label: 'Acknowledgement' } });
    return payload as { text: string; html: string; replyTo: string };
  };

  beforeEach(async () => {
    await db.setting.deleteMany();
  });

  test('as it was saved stands in the mail to the visitor and where a limit is reached', async () => {
    await saveSetting(admin, 'contact', { value: contact, version: 0 });
    await keep();
    const { text, html, replyTo } = await acknowledgement();
    expect(text).toContain('+91 98450 12345');
    expect(html).toContain('href="tel:+919845012345"');
    expect(text).toContain('Tower One, Udupi');
    expect(replyTo).toBe('office@example.com');
    const phone = '9800000042';
    for (let index = 0; index < enquiryLimits.perNumber.points; index += 1) await keep({ phone });
    await expect(keep({ phone })).rejects.toMatchObject({
      code: 'too_many',
      message: expect.stringContaining('call us on +91 98450 12345'),
    });
  });

  test('as the product ships it stands there when it cannot be read, and no lead is lost for it', async () => {
    await saveSetting(admin, 'contact', { value: contact, version: 0 });
    await db.$executeRaw`alter table setting rename to setting_away`;
    await keep().finally(() => db.$executeRaw`alter table setting_away rename to setting`);
    expect(await db.enquiry.count()).toBe(1);
    expect((await acknowledgement()).text).toContain(site.phone);
  });
});

describe('consent and erasure', () => {
  test('the same sent again with the box ticked otherwise is one lead, and the last word counts', async () => {
    const fields = makeEnquiry({ marketingConsent: 'Yes' });
    await createEnquiry(fields, makeSender());
    await createEnquiry({ ...fields, marketingConsent: undefined }, makeSender());
    expect(await only()).toMatchObject({ marketingConsent: false, marketingWithdrawnAt: expect.any(Date) });
    await createEnquiry(fields, makeSender());
    expect(await only()).toMatchObject({ marketingConsent: true, marketingWithdrawnAt: null });
    expect(await db.enquiry.count()).toBe(1);
    const events = await db.enquiryEvent.findMany({ where: { kind: 'consent' }, orderBy: { at: 'asc' } });
    expect(events.map(({ text }) => text)).toEqual([
      'took back the consent to marketing, sending the same again',
      'agreed to marketing, sending the same again',
    ]);
  });

  const tokenOf = async () => {
    const row = await db.enquiry.findFirstOrThrow({ include: { project: true } });
    const { text } = makeAcknowledgement(row, await readMailHead());
    return decodeURIComponent(/withdraw\?token=(\S+)/.exec(text)?.[1] ?? '');
  };

  test('the link of a mail takes marketing consent and newsletter back, and a forged one nothing', async () => {
    await keep({ marketingConsent: 'Yes', email: 'rao@example.com' });
    await db.subscriber.create({ data: { email: 'rao@example.com', noticeVersion: '1', noticeHash: '' } });
    const token = await tokenOf();
    expect(token).not.toContain('rao');
    expect(await withdrawConsent(`${token}x`)).toBe(false);
    expect(findWithdrawnEnquiry(`${(await only()).id}.`)).toBeNull();
    expect(await withdrawConsent(token)).toBe(true);
    expect(await withdrawConsent(token)).toBe(true);
    const row = await db.enquiry.findFirstOrThrow({ include: { events: { where: { kind: 'consent' } } } });
    expect(row).toMatchObject({ marketingConsent: false, marketingWithdrawnAt: expect.any(Date) });
    expect(row.events).toHaveLength(1);
    expect(await db.subscriber.count()).toBe(0);
  });

  test('an erasure takes all enquiries, notes, mails and subscriptions of a person, and is logged without a name', async () => {
    await keep({ phone: '98450 33333', email: 'x@example.com', name: 'Suresh Poojary' });
    await keep({ phone: '98450 33333', email: 'y@example.com', name: 'Suresh Poojary' });
    await keep();
    for (const email of ['x@example.com', 'rao@example.com'])
      await db.subscriber.create({ data: { email, noticeVersion: '1', noticeHash: '' } });
    const other = await db.enquiry.findFirstOrThrow({ where: { email: 'y@example.com' } });
    const row = await db.enquiry.findFirstOrThrow({ where: { email: 'x@example.com' } });
    await addNote(staff, row.id, { text: 'Suresh called back' });
    const { data } = await exportPerson(admin, row.id);
    expect(JSON.stringify(data)).toContain('Suresh called back');
    expect((await erasePerson(admin, row.id, [other.id])).data).toEqual({ enquiries: 2 });
    expect(await db.enquiry.count()).toBe(1);
    // That the other one has no owner.
    expect(await db.enquiryEvent.count()).toBe(1);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'rao@example.com' }]);
    expect(await db.outboxItem.count()).toBe(2);
    const audit = await db.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(audit.map(({ action }) => action)).toContain('erase');
    expect(JSON.stringify(audit)).not.toContain('Suresh');
  });

  test('housekeeping removes what is older than 24 months, and what somebody worked on later stays', async () => {
    await keep();
    await keep();
    const [old, worked] = await db.enquiry.findMany();
    expect(await purgeOldEnquiries()).toBe(0);
    const inTime = new Date();
    inTime.setUTCMonth(inTime.getUTCMonth() + 25);
    await db.enquiry.update({
      where: { id: worked?.id ?? '' },
      data: { retainUntil: new Date('2999-01-01') },
    });
    expect(await purgeOldEnquiries(inTime)).toBe(1);
    expect(await db.enquiry.findUnique({ where: { id: old?.id ?? '' } })).toBeNull();
  });
});

describe('the work of the team', () => {
  test('an enquiry is assigned to an admin or to sales, and to nobody who does not reach it', async () => {
    await keep();
    const { id } = await only();
    const people = await Promise.all(
      roleNames.map((role) => db.user.create({ data: { name: role, email: newEmail(), role } })),
    );
    const assign = (user?: { id: string }) => updateEnquiry(staff, id, { assignee: user?.id });
    const [ofAdmins, editor, ofSales] = people;
    await expect(assign(editor)).rejects.toMatchObject({ fields: { assignee: 'There is no such person.' } });
    const offered = async () => (await listFilterOptions(staff)).people.map(({ name }) => name);
    expect(await offered()).not.toContain('editor');
    for (const user of [ofAdmins, ofSales]) {
      expect((await assign(user)).data.assignee?.name).toBe(user?.name);
      expect(await offered()).toContain(user?.name);
    }
    await db.user.update({ where: { id: ofSales?.id ?? '' }, data: { role: 'editor' } });
    expect(await offered()).toContain('sales');
    await db.user.deleteMany({ where: { id: { in: people.map((user) => user.id) } } });
  });

  test('an enquiry is kept longer after a contact, and not for being assigned or planned', async () => {
    await keep();
    const { id } = await only();
    const soon = new Date('2026-12-01T00:00:00Z');
    const readEnd = async () => (await only()).retainUntil.getTime();
    await db.enquiry.update({ where: { id }, data: { retainUntil: soon } });
    await updateEnquiry(staff, id, { followUpAt: '2030-01-01T10:00:00+05:30' });
    expect(await readEnd()).toBe(soon.getTime());
    await updateEnquiry(staff, id, { state: 'contacted' });
    expect(await readEnd()).toBeGreaterThan(soon.getTime());
    await db.enquiry.update({ where: { id }, data: { retainUntil: soon } });
    await addNote(staff, id, { text: 'Called' });
    expect(await readEnd()).toBeGreaterThan(soon.getTime());
  });

  test('changes are told, the first contact is timed once, and an older version is refused', async () => {
    await keep();
    const { id } = await only();
    const first = (await updateEnquiry(staff, id, { state: 'contacted', version: 1 })).data;
    expect(first).toMatchObject({ state: 'contacted', version: 2, firstContactAt: expect.any(String) });
    expect(first.events[0]).toMatchObject({ actor: 'Divya Nayak', text: 'moved New to Contacted' });
    const stale = updateEnquiry(staff, id, { state: 'lost', version: 1 });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    const later = (await updateEnquiry(staff, id, { state: 'won' })).data;
    expect(later.firstContactAt).toBe(first.firstContactAt);
    await expect(updateEnquiry(staff, id, { assignee: 'nobody' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(updateEnquiry(staff, 'x', { state: 'new' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('filters find by words, number, day of the office, and overdue follow-up', async () => {
    await keep({ name: 'Ananya Rao', phone: '98450 44444' });
    await keep();
    const { id } = await db.enquiry.findFirstOrThrow({ where: { name: 'Ananya Rao' } });
    // 00:10 on 21 November in the office.
    await db.enquiry.update({ where: { id }, data: { createdAt: new Date('2026-11-20T18:40:00Z') } });
    await updateEnquiry(staff, id, { followUpAt: '2020-01-01T10:00:00+05:30' });
    const find = async (filter: object) =>
      (await listEnquiries(staff, enquiryFilter.parse(filter))).enquiries.map(({ name }) => name);
    expect(await find({ q: 'ananya' })).toEqual(['Ananya Rao']);
    expect(await find({ q: '098450 44' })).toEqual(['Ananya Rao']);
    // Digits among words are no number, and what stands for any letter in the database stands for itself.
    expect(await find({ q: 'somebody44444@nowhere.example' })).toEqual([]);
    expect(await find({ q: 'anan_a' })).toEqual([]);
    for (const from of ['2026-13-45', '2026-02-31'])
      expect(enquiryFilter.safeParse({ from }).success).toBe(false);
    expect(await find({ from: '2026-11-21', to: '2026-11-21', q: 'Rao' })).toEqual(['Ananya Rao']);
    expect(await find({ from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
    expect(await find({ tab: 'overdue' })).toEqual(['Ananya Rao']);
    expect(await find({ state: 'lost' })).toEqual([]);
    expect((await find({ sort: 'due' }))[0]).toBe('Ananya Rao');
    expect((await find({})).at(-1)).toBe('Ananya Rao');
    expect(await countTabs(staff)).toEqual({ open: 2, new: 2, late: 0, overdue: 1, all: 2, spam: 0 });
    const { events = [] } = (await findEnquiry(staff, id)) ?? {};
    expect(events.filter(({ kind }) => kind !== 'assignee')).toHaveLength(1);
  });
});

test('the follow-ups of the dashboard are of open enquiries, until the office’s day ends, the longest overdue first, and those of the day after', async () => {
  const now = new Date('2026-11-21T12:00:00+05:30');
  const dates: [string, string, 'new' | 'won'][] = [
    ['Tonight', '2026-11-21T23:59:00+05:30', 'new'],
    ['Tomorrow', '2026-11-22T00:00:00+05:30', 'new'],
    ['The day after', '2026-11-23T00:00:00+05:30', 'new'],
    ['Overdue', '2026-11-19T10:00:00+05:30', 'new'],
    ['Won', '2026-11-19T10:00:00+05:30', 'won'],
  ];
  for (const [name, followUpAt, state] of dates) {
    await keep({ name });
    await db.enquiry.updateMany({ where: { name }, data: { followUpAt, state } });
  }
  await keep({ name: 'No date' });
  const { today, tomorrow } = await listDueFollowUps(staff, { limit: 5, now });
  expect(today.enquiries.map(({ name }) => name)).toEqual(['Overdue', 'Tonight']);
  expect(today.total).toBe(2);
  expect(tomorrow.enquiries.map(({ name }) => name)).toEqual(['Tomorrow']);
  expect(tomorrow.total).toBe(1);
  expect((await listDueFollowUps(staff, { limit: 1, now })).today.enquiries).toHaveLength(1);
});

describe('webhooks', () => {
  test('tell other systems with a signature over id, time and body, again until they are heard', async () => {
    const heard: { headers: Record<string, string>; body: string }[] = [];
    let status = 500;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      heard.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    env.WEBHOOKS_PRIVATE = 'allow';
    await createWebhook(admin, { url });
    await keep({ name: 'Told' });
    await runOutbox();
    status = 204;
    await db.outboxItem.updateMany({ data: { nextAttemptAt: new Date(0) } });
    await runOutbox();
    const [webhook] = await listWebhooks(admin);
    const secret = await readWebhookSecret(admin, webhook?._id ?? '');
    expect(heard).toHaveLength(2);
    const { headers, body } = heard[1] ?? { headers: {}, body: '' };
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    const signed = `${headers['x-webhook-id']}.${headers['x-webhook-timestamp']}.${body}`;
    const expected = createHmac('sha256', secret).update(signed).digest('hex');
    expect(headers['x-webhook-signature']).toBe(`v1=${expected}`);
    expect(heard[0]?.headers['webhook-id']).toBe(headers['webhook-id']);
    expect(JSON.parse(body)).toMatchObject({ event: 'enquiry.created', data: { name: 'Told' } });
    expect(webhook?.deliveries.map((each) => each.status)).toEqual([204, 500]);
    await testWebhook(admin, webhook?._id ?? '');
    status = 404;
    await expect(testWebhook(admin, webhook?._id ?? '')).rejects.toThrow('answered 404');
    env.WEBHOOKS_PRIVATE = 'refuse';
    server.close();
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    'fd00::1',
    'fe80::1',
    'no address',
  ])('%s is no public address', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test('an endpoint is https, without a password, and not in a private network', () => {
    for (const url of [
      'http://crm.example.com',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
    ])
      expect(() => requireWebhookUrl(url)).toThrow();
    expect(() => requireWebhookUrl('https://a:b@crm.example.com')).toThrow();
    expect(requireWebhookUrl('https://crm.example.com/hook').host).toBe('crm.example.com');
    expect(isPrivateAddress('93.184.216.34')).toBe(false);
  });
});
