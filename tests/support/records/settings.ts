import { call } from '../contract/api';
import { querySql, withSite } from '../database/sql';
import { expireTags } from './expire-tags';

/** Reads one part as it is live, as an admin. */
export async function readSetting(token: string, part: string): Promise<{ value: object; version: number }> {
  return (await call('GET', `/api/admin/settings/${part}`, { token })).body as {
    value: object;
    version: number;
  };
}

/** Answers what puts the settings back as they stand now: other files expect it of the site. */
export async function keepSettings(): Promise<() => Promise<void>> {
  const rows = await querySql('select part, value::text as value, version, is_demo from setting');
  return () =>
    withSite(async (client) => {
      await client.query(`delete from draft where kind = 'settings'`);
      await client.query('delete from setting where part <> all($1)', [rows.map(({ part }) => part)]);
      for (const { part, value, version, is_demo } of rows)
        await client.query('update setting set value = $2, version = $3, is_demo = $4 where part = $1', [
          part,
          value,
          version,
          is_demo,
        ]);
      await expireTags(client, 'settings', 'settings:identity');
    });
}
