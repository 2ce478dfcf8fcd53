import { beforeEach, expect, test } from 'vitest';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { db } from '@/lib/server/db';
import { sentName } from '@/lib/shared/enquiries/added-name';
import { makeSales } from '../../support/accounts/admin';
import { addSource, pushAndWork } from '../../support/enquiries/sources';

const sales = makeSales({ name: 'Divya' });
const refused = { code: 'invalid', fields: { name: sentName } };

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
});

const newest = () => db.enquiry.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
const find = async (q: string) =>
  (await listEnquiries(sales, enquiryFilter.parse({ q }))).enquiries.map(({ title }) => title);
const readHistory = async (enquiryId: string) =>
  (await db.enquiryEvent.findMany({ where: { enquiryId }, orderBy: { id: 'asc' } })).map(
    ({ actor, text }) => `${actor} ${text}`,
  );

test('the name of a caller is typed in, corrected and taken away; the list and the search have it, and the history of the office does not', async () => {
  const call = { unique_id: 'call-1', caller_number: '9845070001', status: 'missed' };
  await pushAndWork(await addSource('myoperator'), call);
  const { id, name } = await newest();
  const begun = await readHistory(id);
  const audited = await db.auditEntry.count();
  expect([name, ...(await find('70001'))]).toEqual(['', '+91 98450 70001']);
  expect((await updateEnquiry(sales, id, { name: '  Anaya Rao ' })).data).toMatchObject({
    name: 'Anaya Rao',
    title: 'Anaya Rao',
    isNameAdded: true,
  });
  await updateEnquiry(sales, id, { name: 'Ananya Rao' });
  await updateEnquiry(sales, id, { name: 'Ananya Rao' });
  expect(await find('ananya')).toEqual(['Ananya Rao']);
  await updateEnquiry(sales, id, { name: '' });
  expect((await requireEnquiry(sales, id)).title).toBe('+91 98450 70001');
  await updateEnquiry(sales, id, { name: 'Divya Rao' });
  expect((await newest()).origin).toEqual({ phone: '9845070001', isNameAdded: true });
  expect((await readHistory(id)).slice(begun.length)).toEqual([
    'Divya added the name Anaya Rao',
    'Divya changed the name from Anaya Rao to Ananya Rao',
    'Divya removed the name Ananya Rao',
    'Divya added the name Divya Rao',
  ]);
  const lines = await db.auditEntry.findMany({ where: { entityId: id } });
  expect(await db.auditEntry.count()).toBe(audited + 4);
  expect(JSON.stringify(lines)).not.toContain('Rao');
});

test('a name that was sent stays, also where it is said again with something else', async () => {
  await pushAndWork(await addSource('form'), { id: 'lead-1', name: 'Kiran', phone: '98450 70002' });
  const { id } = await newest();
  await expect(updateEnquiry(sales, id, { name: 'Someone' })).rejects.toMatchObject(refused);
  await updateEnquiry(sales, id, { name: 'Kiran', state: 'contacted' });
  await expect(updateEnquiry(sales, id, { name: '' })).rejects.toMatchObject(refused);
  expect(await newest()).toMatchObject({ name: 'Kiran', state: 'contacted' });
  expect((await requireEnquiry(sales, id)).isNameAdded).toBe(false);
});

test('a name that the team typed with its enquiry is corrected', async () => {
  const { data } = await addEnquiry(sales, {
    name: 'Anand',
    phone: '98450 70003',
    source: 'Call',
    isNoticeRead: true,
  });
  expect((await updateEnquiry(sales, data._id, { name: 'Ananda' })).data.name).toBe('Ananda');
  await expect(updateEnquiry(sales, data._id, { name: 'A'.repeat(121) })).rejects.toMatchObject({
    code: 'invalid',
  });
});
