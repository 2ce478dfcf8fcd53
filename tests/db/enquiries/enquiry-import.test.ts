import { beforeEach, expect, test } from 'vitest';
import { importLimits, importNotice } from '@/lib/content/enquiries/enquiry-import';
import { addNote, updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { readDetails } from '@/lib/domain/enquiries/field/details';
import { countNewEnquiries, countTabs, listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { importEnquiries } from '@/lib/domain/intake/channels/table/mutations';
import { listImportedTables, undoImport } from '@/lib/domain/intake/channels/table/undo-mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { newEmail, newPhone } from '../../support/values';

const admin = makeAdmin({ name: 'Meera' });
const rows = [
  {
    name: 'Asha Rao',
    phone: '98450 11111',
    source: '99acres',
    project: 'kadal crest',
    receivedAt: '21/11/2026 14:30',
  },
  { name: 'Asha R', phone: '+91 98450 11111', email: 'asha@example.com', message: 'Again' },
  { name: 'Ravi', phone: '98450 22222', email: 'RAVI@example.com' },
  { name: 'Divya', phone: '' },
  { name: 'Kiran', phone: 'none' },
];
const take = async (isTrial = false, table: object[] = rows) =>
  (await importEnquiries(admin, { rows: table, isTrial, isNoticeGiven: true })).data;

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.enquiryImport.deleteMany();
  await db.auditEntry.deleteMany();
  await db.project.deleteMany();
});

test('a table is taken: known people are joined, what is not right is told by its line, nobody is notified', async () => {
  const { id: projectId } = await db.project.create({ data: { name: 'Kadal Crest', status: 'ongoing' } });
  await createEnquiry(makeEnquiry({ phone: '98450 22222', email: 'other@example.com' }), makeSender());
  const mails = await db.outboxItem.count();
  expect(await take()).toEqual({
    added: 3,
    joined: 1,
    kept: 0,
    refused: [
      { line: 5, reason: 'The line has neither a phone number nor an e-mail address' },
      { line: 6, reason: expect.stringContaining('phone number') },
    ],
    refusedCount: 2,
    importId: expect.any(String),
  });
  const [asha] = await db.enquiry.findMany({ where: { name: 'Asha Rao' }, include: { consents: true } });
  expect(asha).toMatchObject({
    phoneE164: '+919845011111',
    source: '99acres',
    projectId,
    state: 'new',
    origin: { addedBy: 'Meera', isOld: true },
    consents: [{ purpose: 'enquiry', noticeVersion: importNotice.version }],
    createdAt: new Date('2026-11-21T09:00:00Z'),
  });
  expect(await db.enquiry.findFirst({ where: { name: 'Ravi' } })).toMatchObject({ source: 'Import' });
  const { enquiries } = await listEnquiries(admin, enquiryFilter.parse({}));
  expect(enquiries.map(({ personCount }) => personCount)).toEqual([2, 2, 2, 2]);
  expect(await db.outboxItem.count()).toBe(mails);
  const lines = await db.auditEntry.findMany();
  expect(lines.map(({ action, label }) => [action, label])).toEqual([['create', '3 from a table']]);
});

test('a trial says what would come, and keeps nothing; the same table again adds nothing', async () => {
  const trial = await take(true);
  expect([await db.enquiry.count(), await db.auditEntry.count()]).toEqual([0, 0]);
  expect(await take()).toEqual({ ...trial, importId: expect.any(String) });
  expect(await take()).toMatchObject({ added: 0, kept: 3 });
  expect(await db.enquiry.count()).toBe(3);
});

test('nothing is taken without the word that its people were told, nor more lines than a table may have', async () => {
  const without = importEnquiries(admin, { rows, isTrial: false, isNoticeGiven: false });
  await expect(without).rejects.toMatchObject({
    code: 'invalid',
    fields: { isNoticeGiven: expect.any(String) },
  });
  const many = Array.from({ length: importLimits.rows + 1 }, () => rows[0] ?? {});
  await expect(take(false, many)).rejects.toMatchObject({ code: 'invalid' });
  await expect(take(false, [])).rejects.toMatchObject({ code: 'invalid' });
  expect(await db.enquiry.count()).toBe(0);
});

const line = (more: object = {}) => ({ name: 'Asha', phone: newPhone(), ...more });
const today = () => new Date().toISOString().slice(0, 10);

test('state and owner come from the table; a state that is none, or a name that nobody has, is told by its line', async () => {
  const email = newEmail();
  const { id } = await db.user.create({ data: { name: 'Divya Rao', email, role: 'sales' } });
  const editor = await db.user.create({ data: { name: 'Edith', email: newEmail(), role: 'editor' } });
  const table = [
    line({ name: 'A', state: 'Site visit', assignee: 'divya rao' }),
    line({ name: 'B', state: 'WON', assignee: email.toUpperCase(), budget: '60 to 80 lakh' }),
    line({ name: 'C' }),
    line({ state: 'Hot' }),
    line({ assignee: editor.name }),
  ];
  expect(await take(false, table)).toMatchObject({
    added: 3,
    refused: [
      { line: 5, reason: expect.stringContaining('“Hot” is not a state. Use one of New, Contacted') },
      { line: 6, reason: 'Nobody in the team is called “Edith”' },
    ],
  });
  const kept = await db.enquiry.findMany({ orderBy: { name: 'asc' } });
  expect(
    kept.map(({ state, assigneeId, details }) => [state, assigneeId, readDetails(details).budget]),
  ).toEqual([
    ['siteVisit', id, ''],
    ['won', id, '60 to 80 lakh'],
    ['new', null, ''],
  ]);
  await db.user.deleteMany({ where: { id: { in: [id, editor.id] } } });
});

test('a line needs a number or an address, and no name: each address alone is a person of its own, known again by it', async () => {
  const email = newEmail();
  const table = [{ email }, { email: newEmail() }, { phone: newPhone() }, { name: 'Nobody' }];
  expect(await take(false, table)).toMatchObject({
    added: 3,
    refused: [{ line: 5, reason: 'The line has neither a phone number nor an e-mail address' }],
  });
  expect(await take(false, table)).toMatchObject({ added: 0, kept: 3 });
  const more = [{ email: email.toUpperCase(), message: 'And a second bath?' }];
  expect(await take(false, more)).toMatchObject({ added: 1, joined: 1 });
  expect((await db.enquiry.groupBy({ by: ['contactId'] })).length).toBe(3);
  expect(await db.enquiry.count({ where: { name: '', phoneE164: '' } })).toBe(3);
});

test('what a table brought of long ago, or of a day that nobody knows, is no news: neither badge nor tab counts it', async () => {
  const table = [line({ receivedAt: '2020-01-05' }), line(), line({ receivedAt: today() })];
  await take(false, table);
  const lost = line({ receivedAt: today(), state: 'Lost' });
  await take(false, [lost]);
  expect(await countNewEnquiries(admin)).toBe(1);
  expect(await countTabs(admin)).toMatchObject({ new: 1, open: 3, all: 4 });
  const { enquiries } = await listEnquiries(admin, enquiryFilter.parse({ state: 'new' }));
  expect(enquiries).toHaveLength(3);
});

test('a source is called as the portal calls itself', async () => {
  await take(false, [
    line({ source: 'www.99acres.com' }),
    line({ source: 'Magic Bricks' }),
    line({ source: 'Fair' }),
  ]);
  const sources = await db.enquiry.findMany({ select: { source: true }, orderBy: { source: 'asc' } });
  expect(sources.map(({ source }) => source)).toEqual(['99acres', 'Fair', 'MagicBricks']);
});

test('a table is taken back as one; what somebody has touched stays, and the same table can be taken again', async () => {
  const table = [line({ name: 'A' }), line({ name: 'B' }), line({ name: 'C' }), line({ name: 'D' })];
  const { importId } = await take(false, table);
  await take(false, [line({ name: 'Other' })]);
  const idOf = async (name: string) => (await db.enquiry.findFirstOrThrow({ where: { name } })).id;
  await updateEnquiry(admin, await idOf('A'), { state: 'contacted' });
  await addNote(admin, await idOf('B'), { text: 'Called' });
  expect(await listImportedTables(admin)).toMatchObject([
    { count: 1 },
    { _id: importId, count: 4, actor: 'Meera' },
  ]);
  expect((await undoImport(admin, importId)).data).toEqual({ removed: 2, left: 2 });
  const names = await db.enquiry.findMany({ select: { name: true }, orderBy: { name: 'asc' } });
  expect(names.map(({ name }) => name)).toEqual(['A', 'B', 'Other']);
  await expect(undoImport(admin, importId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listImportedTables(admin)).toMatchObject([{ count: 1 }]);
  expect(await take(false, table)).toMatchObject({ added: 2, kept: 2 });
  const last = await db.auditEntry.findFirst({ where: { action: 'delete' } });
  expect(last).toMatchObject({ entity: 'enquiry', label: '2 of a table' });
});
