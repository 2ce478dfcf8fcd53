import { beforeEach, describe, expect, test } from 'vitest';
import { spokenNotice } from '@/lib/content/enquiries/enquiries';
import { findKnownContact } from '@/lib/domain/contacts/queries';
import { listEnquiries, readPulse } from '@/lib/domain/enquiries/inbox/queries';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { getReport } from '@/lib/domain/enquiries/reports/report';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { db } from '@/lib/server/db';
import { toDay } from '@/lib/shared/time/local-day';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { newEmail } from '../../support/values';

const admin = makeAdmin();
let staff = makeSales();

const call = { name: 'Ananya Rao', phone: '98450 12345', source: 'Call', isNoticeRead: true };
const add = async (change: object = {}) => (await addEnquiry(staff, { ...call, ...change })).data._id;

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.auditEntry.deleteMany();
  await db.setting.deleteMany();
  const user = await db.user.create({ data: { name: 'Divya Nayak', email: newEmail(), role: 'sales' } });
  staff = makeSales({ userId: user.id, name: user.name, email: user.email });
});

test('a call that is typed in is kept with its source, its note, and who read the notice to the caller and when', async () => {
  const project = await db.project.create({ data: { name: 'Kadal Crest', status: 'ongoing' } });
  const id = await add({ projectId: project.id, message: 'Two bedrooms, sea side' });
  const row = await db.enquiry.findUniqueOrThrow({ where: { id }, include: { consents: true } });
  expect(row).toMatchObject({
    name: 'Ananya Rao',
    phoneE164: '+919845012345',
    email: '',
    source: 'Call',
    projectId: project.id,
    message: 'Two bedrooms, sea side',
    origin: { phone: '98450 12345', addedBy: 'Divya Nayak' },
    consents: [{ purpose: 'enquiry', readOutAt: expect.any(Date), noticeVersion: spokenNotice.version }],
    state: 'contacted',
    assigneeId: staff.userId,
  });
  expect(row.consents[0]?.noticeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(row.firstContactAt).toEqual(row.createdAt);
  const [line, ...others] = await db.auditEntry.findMany();
  expect(line).toMatchObject({ action: 'create', entity: 'enquiry', entityId: id, actor: 'Divya Nayak' });
  expect(JSON.stringify([line, others])).not.toContain('Ananya');
  expect(others).toEqual([]);
});

test.each([
  ['the notice was not read', { isNoticeRead: false }, 'isNoticeRead'],
  ['nobody says how they came', { source: ' ' }, 'source'],
  ['the number is none', { phone: '12' }, 'phone'],
  ['there is neither a number nor an address', { phone: ' ' }, 'phone'],
  ['there is no such project', { projectId: 'none' }, 'projectId'],
])('nothing is kept where %s', async (_name, change, field) => {
  await expect(add(change)).rejects.toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.any(String) },
  });
  expect(await db.enquiry.count()).toBe(0);
});

test('who says no name is called by the number, and who gives an address alone by that, each as a person of its own', async () => {
  const [byNumber, byAddress] = [
    await add({ name: '' }),
    await add({ name: '', phone: '', email: 'Asha@Example.net' }),
  ];
  const { enquiries } = await listEnquiries(staff, enquiryFilter.parse({}));
  expect(enquiries.map(({ _id, name, title, phone, email }) => ({ _id, name, title, phone, email }))).toEqual(
    [
      { _id: byAddress, name: '', title: 'asha@example.net', phone: '', email: 'asha@example.net' },
      { _id: byNumber, name: '', title: '+91 98450 12345', phone: '+919845012345', email: '' },
    ],
  );
  const again = await add({ name: 'Asha', phone: '', email: 'asha@example.net' });
  const keys = await db.enquiry.findMany({ select: { id: true, contactId: true } });
  const keyOf = (id: string) => keys.find((row) => row.id === id)?.contactId;
  expect(keyOf(again)).toBe(keyOf(byAddress));
  expect(keyOf(byNumber)).not.toBe(keyOf(byAddress));
  expect((await findEnquiry(staff, byAddress))?.ties.map(({ name }) => name)).toEqual([
    'asha@example.net',
    'Asha',
  ]);
});

test('what is sent twice under one key is one enquiry, also when both arrive at once', async () => {
  const requestKey = 'a-key-of-the-form';
  const ids = await Promise.all([1, 2, 3].map(() => add({ requestKey })));
  expect(new Set(ids).size).toBe(1);
  expect(await db.enquiry.count()).toBe(1);
  await add({ requestKey: 'another-key-of-the-form' });
  expect(await db.enquiry.count()).toBe(2);
});

test('who calls from a known number joins their person, and those without an address are nobody’s double', async () => {
  await createEnquiry(makeEnquiry({ name: 'Ananya R', phone: '+91 98450 12345' }), makeSender());
  expect(await findKnownContact(staff, '098450-12345')).toEqual({
    name: 'Ananya R',
    count: 1,
    lastAt: expect.any(String),
  });
  for (const typed of ['98450', '98450 99999', { not: '' }, null])
    expect(await findKnownContact(staff, typed)).toBeNull();
  const id = await add();
  expect((await findEnquiry(staff, id))?.others).toHaveLength(1);
  await add({ phone: '98450 55555' });
  const { enquiries } = await listEnquiries(staff, enquiryFilter.parse({}));
  expect(enquiries.map(({ personCount }) => personCount).toSorted()).toEqual([1, 2, 2]);
});

describe('who is told', () => {
  const label = 'Mail to the team';
  const hook = { url: 'https://crm.example.com/hook', secret: 's' };
  const mails = () => db.outboxItem.findMany({ where: { kind: 'mail' } });

  test('the team is, without who typed it in, and other systems are; the caller gets no mail', async () => {
    await db.webhookEndpoint.create({ data: hook });
    await add({ email: 'ananya@example.com' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ label, payload: { to: 'team', except: staff.email } });
    expect(JSON.stringify(mail?.payload)).toContain('Divya Nayak');
    const [message] = await db.outboxItem.findMany({ where: { kind: 'webhook' } });
    expect(message?.payload).toMatchObject({ event: 'enquiry.created', data: { source: 'Call' } });
    await db.webhookEndpoint.deleteMany();
  });

  test('nobody is by mail where the team is who typed it in', async () => {
    const leads = (recipients: string[]) => ({ value: { recipients }, version: 0 });
    await saveSetting(admin, 'leads', leads([staff.email.toUpperCase()]));
    await add();
    expect(await mails()).toEqual([]);
  });

  test('it is no news to the inbox', async () => {
    await add();
    expect(await readPulse(staff)).toEqual({ newest: [], newCount: 0 });
  });
});

test('the figures count it by its source, and it hides from nobody how long visitors wait', async () => {
  await createEnquiry(makeEnquiry(), makeSender());
  const { id, createdAt } = await db.enquiry.findFirstOrThrow();
  const firstContactAt = new Date(createdAt.getTime() + 3 * 3_600_000);
  await db.enquiry.update({ where: { id }, data: { firstContactAt } });
  await add({ source: 'Hoarding' });
  await add({ source: 'Hoarding', phone: '98450 55555' });
  const today = toDay(Date.now());
  const report = await getReport(staff, today, today);
  expect(report).toMatchObject({ total: 3, written: 1, contacted: 1, medianFirstContactMinutes: 180 });
  expect(report.bySource).toContainEqual({ name: 'Hoarding', count: 2, won: 0 });
  expect(report.byFirstContact.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0]);
});

test('it goes with its person: into the export, and away with an erasure', async () => {
  const id = await add({ message: 'A shop on the ground floor' });
  expect(JSON.stringify((await exportContact(admin, id)).data)).toContain('A shop on the ground floor');
  await eraseContact(admin, id);
  expect(await db.enquiry.count()).toBe(0);
});

test('of two persons whom an earlier version kept under one number, a new lead is of the older one', async () => {
  const [older, newer] = [await add(), await add({ name: 'Bhavya' })];
  await db.enquiry.update({
    where: { id: older },
    data: { contactId: 'older', createdAt: new Date('2025-01-01') },
  });
  await db.enquiry.update({ where: { id: newer }, data: { contactId: 'newer' } });
  const third = await add({ name: 'Chetan' });
  expect(await db.enquiry.findUnique({ where: { id: third } })).toMatchObject({ contactId: 'older' });
});
