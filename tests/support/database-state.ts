import { querySql } from './sql';

/** What a server writes by itself beside a call: counters of limits, and columns that tell of attempts and of being seen. */
const ownTables = ['rate_limit', 'cache_tag'];
const ownColumns = ['last_seen_at', 'widths', 'attempts', 'next_attempt_at', 'last_error'];

/** A digest of every table of the running site, by which two moments are compared. */
export async function readDatabaseState(): Promise<Record<string, string>> {
  const tables = await querySql(`select tablename as name from pg_tables where schemaname = 'public'`);
  const names = tables.map(({ name }) => String(name)).filter((name) => !ownTables.includes(name));
  // A log-in writes its line of the history after its answer.
  const rows = await querySql(
    names
      .map(
        (name) => `
          select '${name}' as name, md5(coalesce(string_agg(line, '\n' order by line), '')) as digest
          from (select (to_jsonb(t) - '{${ownColumns.join(',')}}'::text[])::text as line from "${name}" t
                where to_jsonb(t)->>'action' is distinct from 'log in') lines`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]));
}
