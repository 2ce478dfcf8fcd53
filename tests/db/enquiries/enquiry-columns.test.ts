import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { clearSiteVisit, setSiteVisit } from '@/lib/domain/enquiries/visit-days';
import { db } from '@/lib/server/db';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { makeSales } from '../../support/accounts/admin';
import { withNewDatabase } from '../../support/database/backups';
import { migrateBefore } from '../../support/database/releases';

type Row = Record<string, unknown>;

const makeRow = (id: string): Row => ({
  ...{
    id,
    kind: 'enquiry',
    request_key: id,
    person_key: id,
    name: 'Asha',
    email: '',
    phone: '',
    phone_e164: '',
  },
  ...{ notice_version: '', notice_hash: '', retain_until: new Date(), updated_at: new Date() },
});

/** Each column that is not given has its default. */
function insertSql(row: Row): string {
  const names = Object.keys(row).join(', ');
  return `insert into enquiry (${names}) select ${names} from jsonb_populate_record(null::enquiry, $1::jsonb)`;
}

/** What the release of 2026-11-30 stored, and what it is now. */
const stored: [former: Row, present: Row][] = [
  [
    { lost_reason: 'price', lost_note: '5 “above”', won_value: 8_500_000, site_visit_on: '2026-12-04' },
    {
      outcome: { lostReason: 'price', lostNote: '5 “above”', wonValue: 8_500_000, siteVisitOn: '2026-12-04' },
    },
  ],
  [
    {
      ...{ listing: 'KC-02', sent_at: '2026-11-26T04:45:00.12+00:00', added_by: 'Divya' },
      ...{ is_old: true, is_name_added: true, phone: '098450 12345' },
    },
    {
      origin: {
        ...{ listing: 'KC-02', sentAt: '2026-11-26T04:45:00.120Z', addedBy: 'Divya' },
        ...{ isOld: true, isNameAdded: true, phone: '098450 12345' },
      },
    },
  ],
  [{ needs_review: true, is_spam_confirmed: true }, { review: 'confirmed' }],
  [{ needs_review: true }, { review: 'waiting' }],
  [{}, { review: '', origin: {}, outcome: {}, details: {}, attribution: {}, kind: 'enquiry' }],
  [
    {
      ...{ interest: 'luxury', location: 'Udupi', property_type: 'Villa', visit_on: '2026-12-05' },
      ...{ budget: '60 lakh', kind: 'callback', details: { place: 'Kaup' } },
    },
    {
      details: {
        ...{ interest: 'luxury', location: 'Udupi', propertyType: 'Villa', visitOn: '2026-12-05' },
        ...{ budget: '60 lakh', place: 'Kaup' },
      },
      kind: 'callback',
    },
  ],
  [{ topic: 'landowner' }, { kind: 'landowner' }],
  [
    { page: '/faqs', first_touch: { gclid: 'x' }, last_touch: {} },
    { attribution: { page: '/faqs', first: { gclid: 'x' }, last: {} } },
  ],
];

// So many that some are in each part of a table that is filled in parts.
const copies = 20;

test('an upgrade moves what rows have into the present columns', () =>
  withNewDatabase(async (url) => {
    await migrateBefore(url, '20261201');
    await withClient(url, async (client) => {
      for (const [at, [former]] of stored.entries())
        for (let copy = 0; copy < copies; copy += 1) {
          const row = { ...makeRow(`${at}-${copy}`), ...former };
          await client.query(insertSql(row), [JSON.stringify(row)]);
        }
    });
    await migrate(url);
    const { rows } = await withClient(url, (client) =>
      client.query<{ id: string; row: Row }>('select id, to_jsonb(enquiry) as row from enquiry'),
    );
    expect(rows).toHaveLength(stored.length * copies);
    for (const { id, row } of rows) expect(row).toMatchObject(stored[Number(id.split('-')[0])]?.[1] as Row);
    // 59 before.
    expect(Object.keys(rows[0]?.row ?? {})).toHaveLength(34);
  }));

beforeEach(async () => {
  await db.enquiry.deleteMany();
});

test('a change of one key of the outcome leaves the others, also those of another release', async () => {
  const sales = makeSales({ name: 'Divya' });
  const { id } = await db.enquiry.create({
    data: {
      ...{ requestKey: randomUUID(), name: 'Asha', email: 'asha@example.com', phoneE164: '' },
      ...{ retainUntil: new Date(), outcome: { lostNote: '5 lakh above', later: { at: 1 } } },
    },
  });
  const read = () =>
    db.enquiry.findUniqueOrThrow({ where: { id }, select: { outcome: true, version: true } });
  await updateEnquiry(sales, id, { lostReason: 'price', wonValue: 8_500_000 });
  await setSiteVisit(db, id, '2026-12-04');
  const whole = {
    ...{ lostReason: 'price', lostNote: '5 lakh above', wonValue: 8_500_000, later: { at: 1 } },
    siteVisitOn: '2026-12-04',
  };
  expect(await read()).toEqual({ outcome: whole, version: 3 });
  await clearSiteVisit(db, id, '2026-12-05');
  await updateEnquiry(sales, id, { lostNote: '' });
  const { lostNote: _none, siteVisitOn: _day, ...left } = whole;
  expect(await read()).toEqual({ outcome: { ...left, siteVisitOn: '2026-12-04' }, version: 4 });
  await clearSiteVisit(db, id, '2026-12-04');
  expect(await read()).toEqual({ outcome: left, version: 5 });
});
