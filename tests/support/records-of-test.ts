import { type APIRequestContext, expect } from 'playwright/test';
import { settingTags } from '../../lib/domain/settings/tags';
import { shareSession } from './admin-session';
import { expireTags } from './expire-tags';
import { querySql, runSql, withSite } from './sql';

/** Where a record of each kind of the history is deleted. */
const places: Record<string, string> = {
  project: 'projects',
  director: 'board',
  brand: 'brands',
  testimonial: 'testimonials',
  'hero image': 'hero',
};

/** The newest line of the history. */
export async function readNewestLine(): Promise<string> {
  const [line] = await querySql('select id from audit_entry order by id desc limit 1');
  return String(line?.id ?? '00000000-0000-0000-0000-000000000000');
}

/** The drafts that there are. */
export const listDraftIds = async (): Promise<string[]> =>
  (await querySql('select id from draft')).map(({ id }) => String(id));

/** Deletes the drafts that have come since. */
export const deleteDraftsBeside = async (before: string[]): Promise<void> => {
  await querySql('delete from draft where id <> all($1)', [before]);
};

/** Deletes the records that the history says were added since that line, as far as they are still there. */
export async function deleteRecordsSince(line: string, request: APIRequestContext): Promise<void> {
  const added = await querySql(
    `select entity, entity_id from audit_entry where id > $1 and action = 'create' and entity = any($2)`,
    [line, Object.keys(places)],
  );
  if (added.length === 0) return;
  const headers = { authorization: `Bearer ${await shareSession(request)}` };
  for (const { entity, entity_id: id } of added) {
    const answer = await request.delete(`/api/admin/${places[String(entity)]}/${id}`, { headers });
    expect([200, 204, 404]).toContain(answer.status());
  }
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
