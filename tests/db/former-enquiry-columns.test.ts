import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/server/db';
import { migrate, readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { withNewDatabase } from '../support/backups';

beforeEach(() => db.enquiry.deleteMany());

type Values = Record<string, string>;

/** Inserts one by its columns, as a release does: this one, or the one before. */
function insertSql(id: string, values: Values): string {
  const all: Values = {
    ...{ id, request_key: id, name: 'Asha', email: '', phone: '', phone_e164: '' },
    ...{
      notice_version: '',
      notice_hash: '',
      retain_until: '2099-01-01',
      updated_at: '2026-12-01',
      ...values,
    },
  };
  return `insert into enquiry (${Object.keys(all)}) values (${Object.values(all).map((value) => `'${value}'`)})`;
}

async function insert(values: Values): Promise<string> {
  const id = randomUUID();
  await db.$executeRawUnsafe(insertSql(id, values));
  return id;
}

const update = (id: string, change: string) =>
  db.$executeRawUnsafe(`update enquiry set ${change} where id = '${id}'`);

const readSql = (id: string) => `
  select details, concat_ws('|', interest, location, property_type, visit_on, budget) as columns, words
  from enquiry where id = '${id}'`;
const readOriginSql = (id: string) =>
  `select attribution, page, first_touch as first, last_touch as last from enquiry where id = '${id}'`;
const readKind = async (id: string) =>
  (
    await db.$queryRawUnsafe<object[]>(
      `select kind_name as name, kind, topic from enquiry where id = '${id}'`,
    )
  )[0];
const read = async (id: string) => (await db.$queryRawUnsafe<object[]>(readSql(id)))[0];
const readOrigin = async (id: string) => (await db.$queryRawUnsafe<object[]>(readOriginSql(id)))[0];

test('what the release before writes to the columns is in details, beside what a form of the office has asked', async () => {
  const id = await insert({ interest: 'luxury', budget: '60 lakh', details: '{"place": "Kaup"}' });
  const details = { interest: 'luxury', budget: '60 lakh', place: 'Kaup' };
  expect(await read(id)).toEqual({ details, columns: 'luxury||||60 lakh', words: 'Kaup' });
  await update(id, `visit_on = '2026-12-05', budget = ''`);
  expect(await read(id)).toEqual({
    details: { interest: 'luxury', visitOn: '2026-12-05', place: 'Kaup' },
    columns: 'luxury|||2026-12-05|',
    words: 'Kaup',
  });
  expect(await read(await insert({}))).toEqual({ details: {}, columns: '||||', words: '' });
});

test('what this release writes to details is in the columns of the one before', async () => {
  const details = { location: 'Udupi', propertyType: 'Villa', place: 'Kaup' };
  const id = await insert({ details: JSON.stringify(details) });
  expect(await read(id)).toEqual({ details, columns: '|Udupi|Villa||', words: 'Kaup' });
  await update(id, `details = (details || '{"visitOn": "2026-12-05"}') - 'location'`);
  expect(await read(id)).toEqual({
    details: { propertyType: 'Villa', visitOn: '2026-12-05', place: 'Kaup' },
    columns: '||Villa|2026-12-05|',
    words: 'Kaup',
  });
});

test('what the release before keeps of where an enquiry comes from is in one column', async () => {
  const id = await insert({ page: '/faqs', first_touch: '{"gclid": "x"}' });
  const first = { gclid: 'x' };
  const attribution = { page: '/faqs', first };
  expect(await readOrigin(id)).toEqual({ attribution, page: '/faqs', first, last: null });
  await update(id, `page = '', last_touch = '{}'`);
  expect(await readOrigin(id)).toEqual({ attribution: { first, last: {} }, page: '', first, last: {} });
  const none = { attribution: {}, page: '', first: null, last: null };
  expect(await readOrigin(await insert({}))).toEqual(none);
});

test('what this release keeps of where an enquiry comes from is in the columns of the one before', async () => {
  const last = { utm_source: 'google' };
  const attribution = { page: '/faqs', last };
  const id = await insert({ attribution: JSON.stringify(attribution) });
  expect(await readOrigin(id)).toEqual({ ...attribution, attribution, first: null });
  await update(id, `attribution = '{}'`);
  expect(await readOrigin(id)).toEqual({ attribution: {}, page: '', first: null, last: null });
});

test.each([
  [{ kind: 'enquiry' }, 'enquiry'],
  [{ kind: 'callback' }, 'callback'],
  [{ kind: 'enquiry', topic: 'landowner' }, 'landowner'],
])('what the release before writes as %j has one name, and the other way round', async (columns, name) => {
  const whole = { topic: '', ...columns };
  const [former, present] = [await insert(columns), await insert({ kind_name: name })];
  for (const id of [former, present]) expect(await readKind(id)).toEqual({ name, ...whole });
  const other = await insert({ kind_name: 'media' });
  await update(other, `kind_name = '${name}'`);
  expect(await readKind(other)).toEqual({ name, ...whole });
  await update(other, `kind = 'enquiry', topic = 'media'`);
  expect(await readKind(other)).toEqual({ name: 'media', kind: 'enquiry', topic: 'media' });
  await update(other, `kind = '${whole.kind}', topic = '${whole.topic}'`);
  expect(await readKind(other)).toEqual({ name, ...whole });
});

test('an upgrade brings what stands in the columns', () =>
  withNewDatabase(async (url) => {
    const names = readMigrations().map(({ name }) => name);
    await migrate(
      url,
      undefined,
      names.filter((name) => name < '20261201010000'),
    );
    const [whole, ofOffice, bare] = [randomUUID(), randomUUID(), randomUUID()];
    const origin = { page: '/faqs', first_touch: '{"gclid": "x"}' };
    const said = { interest: 'luxury', location: 'Udupi', property_type: 'Villa', visit_on: '2026-12-05' };
    await withClient(url, async (client) => {
      await client.query(insertSql(whole, { kind: 'callback', ...said, ...origin, budget: '60 lakh' }));
      await client.query(
        insertSql(ofOffice, {
          kind: 'enquiry',
          topic: 'landowner',
          details: '{"place": "Kaup"}',
          budget: '2 crore',
        }),
      );
      await client.query(insertSql(bare, { kind: 'enquiry' }));
    });
    await migrate(url);
    await withClient(url, async (client) => {
      const found = async (id: string) => (await client.query(readSql(id))).rows[0];
      expect(await found(whole)).toEqual({
        details: {
          ...{ interest: 'luxury', location: 'Udupi', propertyType: 'Villa', visitOn: '2026-12-05' },
          budget: '60 lakh',
        },
        columns: 'luxury|Udupi|Villa|2026-12-05|60 lakh',
        words: '',
      });
      expect(await found(ofOffice)).toEqual({
        details: { place: 'Kaup', budget: '2 crore' },
        columns: '||||2 crore',
        words: 'Kaup',
      });
      expect(await found(bare)).toEqual({ details: {}, columns: '||||', words: '' });
      const { rows } = await client.query('select kind_name, attribution from enquiry order by kind_name');
      expect(rows).toEqual([
        { kind_name: 'callback', attribution: { page: '/faqs', first: { gclid: 'x' } } },
        { kind_name: 'enquiry', attribution: {} },
        { kind_name: 'landowner', attribution: {} },
      ]);
    });
  }));
