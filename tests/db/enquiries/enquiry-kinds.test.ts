import { beforeEach, expect, test } from 'vitest';
import { type EnquiryKind, enquiryKindNames, enquiryKinds } from '@/lib/content/enquiries/kinds';
import { csvHead, toEnquiryLine } from '@/lib/domain/enquiries/inbox/csv';
import { readInbox } from '@/lib/domain/enquiries/inbox/inbox';
import { walkEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { getReport } from '@/lib/domain/enquiries/reports/report';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createCallback, createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { db } from '@/lib/server/db';
import { toDay } from '@/lib/shared/time/local-day';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { readFixture } from '../../support/enquiries/source-fixture-file';
import { addSource, pushAndWork } from '../../support/enquiries/sources';

const admin = makeAdmin();

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
});

const kindsBy = async (params: Record<string, string> = {}) =>
  (await readInbox(admin, { tab: 'all', ...params })).enquiries.map(({ kind }) => kind);

const add = (kind?: EnquiryKind) =>
  addEnquiry(admin, { phone: '98450 00001', source: 'Call', isNoticeRead: true, ...(kind && { kind }) });

test.each([
  ['exotel', 'missed.txt', 'call'],
  ['myoperator', 'missed.json', 'call'],
  ['knowlarity', 'answered.txt', 'call'],
  ['form', 'leads.json', 'enquiry'],
] as const)('what comes from %s is kept and shown as what it is', async (kind, fixture, shown) => {
  const text = readFixture(kind, fixture);
  const body =
    text.startsWith('{') || text.startsWith('[') ? text : Object.fromEntries(new URLSearchParams(text));
  await pushAndWork(await addSource(kind), body);
  expect(await kindsBy()).toEqual([shown]);
});

test('the team chooses any kind by hand, and one that is not chosen is an enquiry', async () => {
  await add();
  for (const kind of enquiryKinds) await add(kind);
  expect((await kindsBy()).toSorted()).toEqual([...enquiryKinds, 'enquiry'].toSorted());
  await expect(add('visit' as EnquiryKind)).rejects.toMatchObject({ code: 'invalid' });
});

test('the inbox, the table and the figures go by the kind', async () => {
  await createEnquiry(makeEnquiry(), makeSender());
  const { phone, message: _none, ...caller } = makeEnquiry();
  const wish = { location: 'Udupi', propertyType: 'Villa', source: 'Google' };
  await createCallback({ ...caller, mobile: phone, ...wish }, makeSender());
  for (const kind of ['landowner', 'landowner', 'media'] as const) await add(kind);
  for (const [kind, count] of [
    ['enquiry', 1],
    ['callback', 1],
    ['landowner', 2],
    ['media', 1],
    ['career', 0],
  ] as const)
    expect(await kindsBy({ kind })).toEqual(Array(count).fill(kind));
  expect(await kindsBy({ kind: 'unheard of' })).toHaveLength(5);
  let table = csvHead();
  for await (const rows of walkEnquiries(admin, enquiryFilter.parse({ kind: 'landowner' })))
    table += rows.map(toEnquiryLine).join('');
  expect(table.split('\r\n').filter((line) => line.includes(enquiryKindNames.landowner.office))).toHaveLength(
    2,
  );
  const today = toDay(Date.now());
  expect((await getReport(admin, today, today)).byKind).toEqual([
    { name: 'Land offer', count: 2, won: 0 },
    { name: 'Callback', count: 1, won: 0 },
    { name: 'Enquiry', count: 1, won: 0 },
    { name: 'Press enquiry', count: 1, won: 0 },
  ]);
});

test('a kind of a later release is read as an enquiry', async () => {
  for (const kind of enquiryKinds) await add(kind);
  await db.$executeRaw`update enquiry set kind = 'of a later release' where kind = 'media'`;
  expect(await kindsBy()).toHaveLength(enquiryKinds.length);
});
