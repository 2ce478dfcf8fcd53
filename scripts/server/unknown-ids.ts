import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import type { DatabaseGuard } from '../../lib/server/pool.ts';
import { idPattern, noId } from '../../lib/shared/id-form.ts';

type Find = (table: string, id: string) => Promise<boolean>;

/** The pages and pictures of one record each, by what stands before the id, with their table. */
const tables = new Map([
  ['/projects/', 'project'],
  ['/board/', 'director'],
  ['/share/projects/', 'project'],
  ['/share/board/', 'director'],
]);
const wellFormed = new RegExp(`^${idPattern}$`);
const maxKnown = 10_000;

function splitPath(url: string): { start: string; id: string; rest: string } {
  const [path = '', ...query] = url.split('?');
  const at = path.lastIndexOf('/') + 1;
  return { start: path.slice(0, at), id: path.slice(at), rest: ['', ...query].join('?') };
}

/**
 * Leads an id that no record has to the not-found page of its kind, of which one answer is kept. Of each id that is
 * there it asks once: what is deleted later has a page that says so.
 */
export function makeUnknownIds(find: Find) {
  const known = new Set<string>();

  async function isUnknown(table: string, id: string): Promise<boolean> {
    if (known.has(id)) return false;
    try {
      if (!(await find(table, id))) return true;
    } catch {
      // Next says what it can without the database.
      return false;
    }
    if (known.size >= maxKnown) known.clear();
    known.add(id);
    return false;
  }

  return async (request: IncomingMessage): Promise<void> => {
    const { start, id, rest } = splitPath(request.url ?? '');
    const table = tables.get(start);
    // The search is a page beside the projects; an empty id is a slash at the end, which Next takes away.
    if (!table || id === '' || id === 'search') return;
    if (!wellFormed.test(id) || (await isUnknown(table, id))) request.url = `${start}${noId}${rest}`;
  };
}

/** Asks the database by a connection of its own. */
export function makeFind(connectionString: string | undefined, health: DatabaseGuard): Find {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  health.guard(pool);
  return async (table, id) => {
    const { rowCount } = await pool.query(
      `select 1 from ${pg.escapeIdentifier(table)} where id = $1 and deleted_at is null`,
      [id],
    );
    return rowCount === 1;
  };
}
