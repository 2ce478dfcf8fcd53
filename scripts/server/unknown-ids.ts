import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import type { DatabaseGuard } from '../../lib/server/pool.ts';
import { idPattern, noId } from '../../lib/shared/id-form.ts';
import { projectKey } from '../../lib/shared/list-query.ts';
import { KnownIds } from './known-ids.ts';

type List = (table: string) => Promise<string[]>;

const wellFormed = new RegExp(`^${idPattern}$`);

const contactAbout = `/contact?${projectKey}=`;

function splitUrl(url: string): { start: string; id: string; rest: string } {
  const [path = '', ...query] = url.split('?');
  if (path === '/contact') {
    const asked = new URLSearchParams(query.join('?'));
    const id = asked.get(projectKey) ?? '';
    asked.delete(projectKey);
    return { start: contactAbout, id, rest: asked.size > 0 ? `&${asked}` : '' };
  }
  const at = path.lastIndexOf('/') + 1;
  return { start: path.slice(0, at), id: path.slice(at), rest: ['', ...query].join('?') };
}

/** What is no id is another address there, as `/api/projects/featured` is. */
const isOfIdsAlone = (start: string) => start.startsWith('/api/') || start === contactAbout;

/**
 * Leads an id that no record has to the one of its kind that none ever has: what is read for a made-up id would be kept, as that
 * of others is, and an answer to it drawn.
 */
export function makeUnknownIds(list: List, isInStep: () => boolean) {
  const projects = new KnownIds('projects', () => list('project'), isInStep);
  const directors = new KnownIds('board', () => list('director'), isInStep);
  /** The pages, pictures and JSON of one record each, by what stands before the id. */
  const kinds = new Map([
    ['/projects/', projects],
    ['/board/', directors],
    ['/share/projects/', projects],
    ['/share/board/', directors],
    ['/api/projects/', projects],
    ['/api/board/', directors],
    [contactAbout, projects],
  ]);

  /** Leads the request, unless its id is that of a record or no id at all; null where that has to be asked for. */
  function leadAtOnce(request: IncomingMessage): boolean | null {
    const { start, id, rest } = splitUrl(request.url ?? '');
    const known = kinds.get(start);
    // The search is a page beside the projects; an empty id is a slash at the end, which Next takes away.
    if (!known || id === '' || id === 'search' || id === noId) return false;
    const isId = wellFormed.test(id);
    if (!isId && isOfIdsAlone(start)) return false;
    const isKnown = isId ? known.knows(id) : false;
    if (isKnown === false) request.url = `${start}${noId}${rest}`;
    return isKnown === null ? null : !isKnown;
  }

  async function lead(request: IncomingMessage): Promise<void> {
    if (leadAtOnce(request) !== null) return;
    const { start, id, rest } = splitUrl(request.url ?? '');
    // Without the database Next says what it can.
    const isKnown = await kinds
      .get(start)
      ?.has(id)
      .catch(() => true);
    if (isKnown === false) request.url = `${start}${noId}${rest}`;
  }

  return { leadAtOnce, lead };
}

/** Asks the database by a connection of its own. */
export function makeList(connectionString: string | undefined, health: DatabaseGuard): List {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  health.guard(pool);
  return async (table) => {
    const text = `select id from ${pg.escapeIdentifier(table)} where deleted_at is null`;
    const { rows } = await pool.query<[string]>({ text, rowMode: 'array' });
    return rows.map(([id]) => id);
  };
}
