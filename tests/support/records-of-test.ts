import { type APIRequestContext, expect } from 'playwright/test';
import { settingTags } from '../../lib/domain/settings/tags';
import { shareSession } from './admin-session';
import { expireTags } from './expire-tags';
import { querySql, runSql, withSite } from './sql';

/** The table of each kind of record, and where one is deleted. */
const places = {
  project: 'projects',
  director: 'board',
  brand: 'brands',
  testimonial: 'testimonials',
  hero_image: 'hero',
};

/** The addresses of the records that there are, each where it is deleted. */
export async function listRecords(): Promise<string[]> {
  const tables = Object.entries(places).map(
    ([table, place]) =>
      `select '/api/admin/${place}/' || id as address from ${table} where deleted_at is null`,
  );
  return (await querySql(tables.join(' union all '))).map(({ address }) => String(address));
}

/** The drafts that there are. */
export const listDraftIds = async (): Promise<string[]> =>
  (await querySql('select id from draft')).map(({ id }) => String(id));

/** Deletes the drafts that have come since. */
export const deleteDraftsBeside = async (before: string[]): Promise<void> => {
  await querySql('delete from draft where id <> all($1)', [before]);
};

/** Deletes the records that have come since. */
export async function deleteRecordsBeside(before: string[], request: APIRequestContext): Promise<void> {
  const added = (await listRecords()).filter((address) => !before.includes(address));
  if (added.length === 0) return;
  const headers = { authorization: `Bearer ${await shareSession(request)}` };
  for (const address of added) expect((await request.delete(address, { headers })).ok()).toBe(true);
}

/** What is there once and is changed in place, with the tag of the pages that show it. */
const singletons = { setting: Object.values(settingTags), about_stats: ['about'] };
type Singleton = keyof typeof singletons;
/** Its rows as JSON, and which picture belongs to which setting. */
type Singletons = Record<Singleton, string> & { pictures: Record<string, unknown>[] };

const readRows = async (table: Singleton): Promise<string> =>
  String((await querySql(`select coalesce(jsonb_agg(t), '[]')::text as rows from "${table}" t`))[0]?.rows);

export const readSingletons = async (): Promise<Singletons> => ({
  setting: await readRows('setting'),
  about_stats: await readRows('about_stats'),
  pictures: await querySql('select id, setting_part from picture where setting_part is not null'),
});

/** Puts the settings and the figures back as they were, on every page, without drafts of them. */
export async function restoreSingletons(before: Singletons): Promise<void> {
  await runSql(`delete from draft where kind = 'settings'`);
  const after = await readSingletons();
  for (const table of ['setting', 'about_stats'] as const) {
    if (after[table] === before[table]) continue;
    await withSite(async (client) => {
      await client.query(`delete from "${table}"`);
      await client.query(
        `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1)`,
        [before[table]],
      );
      if (table === 'setting')
        for (const { id, setting_part } of before.pictures)
          await client.query('update picture set setting_part = $2 where id = $1', [id, setting_part]);
      for (const tag of singletons[table]) await expireTags(client, tag);
    });
  }
}
