import { beforeEach, expect, test } from 'vitest';
import { importLimits, importNotice } from '@/lib/content/enquiries/enquiry-import';
import { createEnquiry } from '@/lib/domain/enquiries/form/mutations';
import { importEnquiries } from '@/lib/domain/enquiries/import/mutations';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../support/admin';
import { makeEnquiry, makeSender } from '../support/enquiries';

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
  { name: '', phone: '98450 33333' },
  { name: 'Kiran', phone: 'none' },
];
const take = async (isTrial = false, table: object[] = rows) =>
  (await importEnquiries(admin, { rows: table, isTrial, isNoticeGiven: true })).data;

beforeEach(async () => {
  await db.enquiry.deleteMany();
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
      { line: 5, reason: 'Name is required' },
      { line: 6, reason: expect.stringContaining('phone number') },
    ],
    refusedCount: 2,
  });
  const [asha] = await db.enquiry.findMany({ where: { name: 'Asha Rao' } });
  expect(asha).toMatchObject({
    phoneE164: '+919845011111',
    source: '99acres',
    projectId,
    state: 'new',
    addedBy: 'Meera',
    noticeVersion: importNotice.version,
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
  expect(await take()).toEqual(trial);
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
