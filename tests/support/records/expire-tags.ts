import type pg from 'pg';

/** What an edit does to the cached pages of these tags, on every server of the site. */
export async function expireTags(client: pg.Client, ...tags: string[]): Promise<void> {
  for (const tag of tags) {
    await client.query(
      `insert into cache_tag (tag, expired_at) values ($1, $2)
       on conflict (tag) do update set expired_at = excluded.expired_at`,
      [tag, Date.now()],
    );
    await client.query(`select pg_notify('cache_tag', $1)`, [tag]);
  }
}

/** What a removal does: no copy of the pages of these tags is shown any more, on any server of the site. */
export const forgetTags = (client: pg.Client, ...tags: string[]): Promise<void> =>
  expireTags(client, ...tags, ...tags.map((tag) => `purge:${tag}`));
