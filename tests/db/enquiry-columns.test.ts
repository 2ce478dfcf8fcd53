import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { clearSiteVisit, setSiteVisit } from '@/lib/domain/enquiries/visit-days';
import { db } from '@/lib/server/db';
import { migrate, readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { makeSales } from '../support/admin';
import { withNewDatabase } from '../support/backups';

type Row = Record<string, unknown>;

/** By column: what this release stores, and the columns in which the release before keeps the same; filled and empty. */
const columns: Record<string, { filled: unknown; empty: unknown; former: Row; formerEmpty: Row }> = {
  outcome: {
    filled: { lostReason: 'price', lostNote: '5 “above”', wonValue: 8_500_000, siteVisitOn: '2026-12-04' },
    empty: {},
    former: {
      lost_reason: 'price',
      lost_note: '5 “above”',
      won_value: 8_500_000,
      site_visit_on: '2026-12-04',
    },
    formerEmpty: { lost_reason: '', lost_note: '', won_value: null, site_visit_on: '' },
  },
  origin: {
    filled: {
      ...{ listing: 'KC-02', sentAt: '2026-11-26T04:45:00.120Z', addedBy: 'Divya' },
      ...{ isOld: true, isNameAdded: true, phone: '098450 12345' },
    },
    empty: {},
    former: {
      ...{ listing: 'KC-02', sent_at: '2026-11-26T04:45:00.12+00:00', added_by: 'Divya' },
      ...{ is_old: true, is_name_added: true, phone: '098450 12345' },
    },
    formerEmpty: {
      ...{ listing: '', sent_at: null, added_by: '', is_old: false, is_name_added: false, phone: '' },
    },
  },
  review: {
    filled: 'confirmed',
    empty: '',
    former: { needs_review: true, is_spam_confirmed: true },
    formerEmpty: { needs_review: false, is_spam_confirmed: false },
  },
};
const named = Object.entries(columns);

const makeRow = (id: string): Row => ({
  ...{
    id,
    kind: 'enquiry',
    request_key: id,
    person_key: id,
    name: 'Asha',
    email: 'asha@example.com',
    phone: '',
    phone_e164: '',
  },
  ...{ notice_version: '', notice_hash: '', retain_until: new Date(), updated_at: new Date() },
});

/** As either release inserts: each column that is not given has its default. */
function insertSql(row: Row): string {
  const names = Object.keys(row).join(', ');
  return `insert into enquiry (${names}) select ${names} from jsonb_populate_record(null::enquiry, $1::jsonb)`;
}

async function insert(given: Row): Promise<string> {
  const id = randomUUID();
  const row = { ...makeRow(id), ...given };
  await db.$executeRawUnsafe(insertSql(row), JSON.stringify(row));
  return id;
}

const update = (id: string, given: Row) =>
  db.$executeRawUnsafe(
    `update enquiry set ${Object.keys(given).map((name) => `${name} = given.${name}`)}
     from jsonb_populate_record(null::enquiry, $1::jsonb) given where enquiry.id = $2`,
    JSON.stringify(given),
    id,
  );

const pick = (row: Row | undefined, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row?.[name]]));

async function read(id: string, names: string[]): Promise<Row> {
  const [found] = await db.$queryRaw<{ row: Row }[]>`
    select to_jsonb(enquiry) as row from enquiry where id = ${id}`;
  return pick(found?.row, names);
}

beforeEach(async () => {
  await db.enquiry.deleteMany();
});

test.each(named)('%s is what the release before inserts and updates', async (name, each) => {
  const bare = await insert(each.formerEmpty);
  expect(await read(bare, [name])).toEqual({ [name]: each.empty });
  const id = await insert(each.former);
  expect(await read(id, [name])).toEqual({ [name]: each.filled });
  await update(id, each.formerEmpty);
  expect(await read(id, [name])).toEqual({ [name]: each.empty });
  for (const [column, value] of Object.entries(each.former)) await update(id, { [column]: value });
  expect(await read(id, [name])).toEqual({ [name]: each.filled });
});

test.each(named)('the release before reads what this one inserts and updates as %s', async (name, each) => {
  const former = Object.keys(each.former);
  const id = await insert({ [name]: each.filled });
  expect(await read(id, former)).toEqual(each.former);
  await update(id, { [name]: each.empty });
  expect(await read(id, former)).toEqual(each.formerEmpty);
  await update(id, { [name]: each.filled });
  expect(await read(id, former)).toEqual(each.former);
});

test('an upgrade puts what rows have into the columns, and leaves what the release before reads', () =>
  withNewDatabase(async (url) => {
    const names = readMigrations().map((migration) => migration.name);
    await migrate(
      url,
      undefined,
      names.filter((name) => name < '20261201020000'),
    );
    const former = Object.assign({}, ...named.map(([, each]) => each.former));
    // So many that some are in each part of a table that is filled in parts.
    const filled = Array.from({ length: 40 }, (_, at) => ({ ...makeRow(`filled-${at}`), ...former }));
    await withClient(url, async (client) => {
      for (const row of [...filled, makeRow('empty')])
        await client.query(insertSql(row), [JSON.stringify(row)]);
    });
    await migrate(url);
    const { rows } = await withClient(url, (client) =>
      client.query<{ row: Row }>('select to_jsonb(enquiry) as row from enquiry order by id'),
    );
    const [empty, ...others] = rows.map(({ row }) => row);
    expect(others).toHaveLength(filled.length);
    for (const [name, each] of named) {
      expect(empty?.[name]).toEqual(each.empty);
      for (const row of others) expect(row[name]).toEqual(each.filled);
    }
    for (const row of others) expect(pick(row, Object.keys(former))).toEqual(former);
  }));

test('what is held and waits is so for either release', async () => {
  const waiting = { needs_review: true, is_spam_confirmed: false };
  expect(await read(await insert(waiting), ['review'])).toEqual({ review: 'waiting' });
  expect(await read(await insert({ review: 'waiting' }), Object.keys(waiting))).toEqual(waiting);
});

test('a change of one key of the outcome leaves the others, also those of another release', async () => {
  const sales = makeSales({ name: 'Divya' });
  const id = await insert({ outcome: { lostNote: '5 lakh above', later: { at: 1 } } });
  await updateEnquiry(sales, id, { lostReason: 'price', wonValue: 8_500_000 });
  await setSiteVisit(db, id, '2026-12-04');
  const whole = {
    ...{ lostReason: 'price', lostNote: '5 lakh above', wonValue: 8_500_000, later: { at: 1 } },
    siteVisitOn: '2026-12-04',
  };
  expect(await read(id, ['outcome'])).toEqual({ outcome: whole });
  await clearSiteVisit(db, id, '2026-12-05');
  await updateEnquiry(sales, id, { lostNote: '' });
  const { lostNote: _none, ...rest } = whole;
  expect(await read(id, ['outcome', 'lost_reason', 'lost_note'])).toEqual({
    outcome: rest,
    lost_reason: 'price',
    lost_note: '',
  });
  await clearSiteVisit(db, id, '2026-12-04');
  const { siteVisitOn: _day, ...left } = rest;
  expect(await read(id, ['outcome', 'version'])).toEqual({ outcome: left, version: 5 });
});
