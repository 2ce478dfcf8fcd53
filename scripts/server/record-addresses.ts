import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import type { DatabaseGuard } from '../../lib/server/pool.ts';
import { idPattern, maxSlugLength, noId, slugPattern } from '../../lib/shared/id-form.ts';
import { projectKey } from '../../lib/shared/list-query.ts';
import type { AddressFile, AddressPairs } from './address-file.ts';
import { KnownAddresses } from './known-addresses.ts';

type Listed = 'project' | 'director';
type List = (kind: Listed) => Promise<AddressPairs>;

/** Where a request belongs: at its own address, at another that the browser is told, or at that of a record that never is, where its address leads then. */
export type Lead = 'here' | 'missing' | { movedTo: string };

const idForm = new RegExp(`^${idPattern}$`);
const slugForm = new RegExp(`^(?=.{1,${maxSlugLength}}$)${slugPattern}$`);

const projectPages = '/projects/';
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
 * Leads an address that no record has to the one of its kind that none ever has: what is read for a made-up id would be kept, as that
 * of others is, and an answer to it drawn. The id of a project, and a slug that it had, lead to the slug that it has.
 */
export function makeRecordAddresses(list: List, isInStep: () => boolean, file?: AddressFile) {
  const projects = new KnownAddresses({ tag: 'projects', list: () => list('project'), isInStep, file });
  const directors = new KnownAddresses({ tag: 'board', list: () => list('director'), isInStep });
  /** The pages, pictures and JSON of one record each, by what stands before the id. */
  const kinds = new Map([
    [projectPages, projects],
    ['/board/', directors],
    ['/share/projects/', projects],
    ['/share/board/', directors],
    ['/api/projects/', projects],
    ['/api/board/', directors],
    [contactAbout, projects],
  ]);

  function leadTo(request: IncomingMessage, current: string | null): Lead {
    const { start, id, rest } = splitUrl(request.url ?? '');
    if (current === null) {
      request.url = `${start}${noId}${rest}`;
      return 'missing';
    }
    return start === projectPages && current !== id ? { movedTo: `${start}${current}${rest}` } : 'here';
  }

  /** Null where that has to be asked for. */
  function leadAtOnce(request: IncomingMessage): Lead | null {
    const { start, id } = splitUrl(request.url ?? '');
    const known = kinds.get(start);
    // The search is a page beside the projects; an empty id is a slash at the end, which Next takes away.
    if (!known || id === '' || id === 'search' || id === noId) return 'here';
    const isWellFormed = (start === projectPages ? slugForm : idForm).test(id);
    if (!isWellFormed && isOfIdsAlone(start)) return 'here';
    const current = isWellFormed ? known.find(id) : null;
    return current === undefined ? null : leadTo(request, current);
  }

  async function lead(request: IncomingMessage): Promise<Lead> {
    const atOnce = leadAtOnce(request);
    if (atOnce !== null) return atOnce;
    const { start, id } = splitUrl(request.url ?? '');
    // Without the database Next says what it can.
    const current = await kinds
      .get(start)
      ?.ask(id)
      .catch(() => undefined);
    return current === undefined ? 'here' : leadTo(request, current);
  }

  return { leadAtOnce, lead };
}

const published = 'p.deleted_at is null and p.hidden_at is null';

const statements: Record<Listed, string> = {
  project: `select unnest(array[p.id, p.slug]), p.slug from project p where ${published}
    union all select f.slug, p.slug from former_slug f join project p on p.id = f.project_id where ${published}`,
  director: 'select id, id from director where deleted_at is null',
};

/** Asks the database by a connection of its own. */
export function makeList(connectionString: string | undefined, health: DatabaseGuard): List {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  health.guard(pool);
  return async (kind) => {
    const { rows } = await pool.query<[string, string]>({ text: statements[kind], rowMode: 'array' });
    return rows;
  };
}
