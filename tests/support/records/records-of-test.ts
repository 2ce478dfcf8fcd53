import { type APIRequestContext, expect } from 'playwright/test';
import { recordKinds } from '../../../lib/content/record-kinds';
import { settingTags } from '../../../lib/domain/settings/tags';
import { shareSession } from '../accounts/admin-session';
import { querySql, withSite } from '../database/sql';
import { expireTags } from './expire-tags';

/** The table of each kind of record, and where one is deleted. */
const places = Object.fromEntries(Object.values(recordKinds).map(({ table, noun }) => [table, noun]));

/** What is there once and is changed in place, with the tag of the pages that show it. */
const singletons = { setting: Object.values(settingTags), about_stats: ['about'] };
type Singleton = keyof typeof singletons;

/** Addresses of records, ids of drafts, the rows of the singletons as JSON, and which picture belongs to which setting. */
export type Records = Record<Singleton, string> & {
  records: string[];
  drafts: string[];
  pictures: { id: string; part: string }[];
};

const addresses = Object.entries(places).map(
  ([table, place]) => `select '/api/admin/${place}/' || id as address from ${table} where deleted_at is null`,
);
// One question, asked before and after every browser test: each connection costs a handshake.
const everything = `select
  (select coalesce(jsonb_agg(address), '[]') from (${addresses.join(' union all ')}) as record) as records,
  (select coalesce(jsonb_agg(id), '[]') from draft) as drafts,
  (select coalesce(jsonb_agg(t order by t::text), '[]')::text from setting t) as setting,
  (select coalesce(jsonb_agg(t order by t::text), '[]')::text from about_stats t) as about_stats,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'part', setting_part)), '[]')
    from picture where setting_part is not null) as pictures`;

/** All that a test may add or change. */
export async function readRecords(): Promise<Records> {
  const [row] = await querySql(everything);
  // The columns of the question.
  return row as Records;
}

async function deleteRecords(added: string[], request: APIRequestContext): Promise<void> {
  if (added.length === 0) return;
  const headers = { authorization: `Bearer ${await shareSession(request)}` };
  // What belongs to another record goes with that one, and is listed after it.
  for (const address of added.toReversed())
    expect((await request.delete(address, { headers })).ok()).toBe(true);
}

/** Puts a singleton back as it was, on every page. */
const restore = (table: Singleton, before: Records) =>
  withSite(async (client) => {
    await client.query(`delete from "${table}"`);
    await client.query(
      `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1)`,
      [before[table]],
    );
    if (table === 'setting')
      for (const { id, part } of before.pictures)
        await client.query('update picture set setting_part = $2 where id = $1', [id, part]);
    for (const tag of singletons[table]) await expireTags(client, tag);
  });

/** Deletes the records and drafts that have come since, and puts back the settings and the figures. */
export async function putBack(before: Records, request: APIRequestContext): Promise<void> {
  const after = await readRecords();
  const drafts = after.drafts.filter((id) => !before.drafts.includes(id));
  if (drafts.length > 0) await querySql('delete from draft where id = any($1)', [drafts]);
  await deleteRecords(
    after.records.filter((address) => !before.records.includes(address)),
    request,
  );
  for (const table of ['setting', 'about_stats'] as const)
    if (after[table] !== before[table]) await restore(table, before);
}
