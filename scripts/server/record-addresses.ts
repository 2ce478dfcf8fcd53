import type { IncomingMessage } from 'node:http';
import { idPattern, maxSlugLength, noId, slugPattern } from '../../lib/shared/id-form.ts';
import { projectKey } from '../../lib/shared/list-query.ts';
import type { AddressFile, AddressPairs } from './address-file.ts';
import { KnownAddresses } from './known-addresses.ts';
import type { Redirects } from './redirects.ts';

type List = (kind: 'project' | 'director') => Promise<AddressPairs>;

type Options = {
  list: List;
  isInStep: () => boolean;
  redirects: Redirects;
  /** Is told of a page that is not there. */
  onMissing: (request: IncomingMessage) => void;
  file?: AddressFile;
};

/** Where a request belongs: at its own address, at another that the browser is told, or at that of a record that never is, where its address leads then. */
export type Lead = 'here' | 'missing' | { movedTo: string };

const idForm = new RegExp(`^${idPattern}$`);
const slugForm = new RegExp(`^(?=.{1,${maxSlugLength}}$)${slugPattern}$`);

const projectPages = '/projects/';
const pages = [projectPages, '/board/'];
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
export function makeRecordAddresses({ list, isInStep, redirects, onMissing, file }: Options) {
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
      if (pages.includes(start)) onMissing(request);
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
    if (current !== null || !pages.includes(start))
      return current === undefined ? null : leadTo(request, current);
    const movedTo = redirects.findAtOnce(request.url ?? '');
    if (movedTo === undefined) return null;
    return movedTo === null ? leadTo(request, null) : { movedTo };
  }

  async function lead(request: IncomingMessage): Promise<Lead> {
    const atOnce = leadAtOnce(request);
    if (atOnce !== null) return atOnce;
    const { start, id } = splitUrl(request.url ?? '');
    const isWellFormed = (start === projectPages ? slugForm : idForm).test(id);
    // Without the database Next says what it can.
    const current = isWellFormed
      ? await kinds
          .get(start)
          ?.ask(id)
          .catch(() => undefined)
      : null;
    if (current === undefined) return 'here';
    const movedTo =
      current === null && pages.includes(start) ? await redirects.find(request.url ?? '') : null;
    return movedTo === null ? leadTo(request, current) : { movedTo };
  }

  /** Where an address leads that belongs to no kind of record: theirs are led above, and a page that is there goes first. */
  const findRedirect = async ({ url = '' }: IncomingMessage): Promise<string | null> =>
    kinds.has(splitUrl(url).start) ? null : redirects.find(url);

  return { leadAtOnce, lead, findRedirect };
}
