import type { IncomingMessage } from 'node:http';
import { pagedKinds, recordKinds } from '../../../content/record-kinds.ts';
import { idPattern, maxSlugLength, noId, slugPattern } from '../../../shared/id-form.ts';
import { projectKey } from '../../../shared/list-query.ts';
import { findAboveProjectPart } from '../../../shared/projects/below-project.ts';
import type { AddressFile, AddressPairs } from './address-file.ts';
import { KnownAddresses } from './known-addresses.ts';
import type { Redirects } from './own-server.ts';

type Options = {
  /** The addresses of the records whose pages lie under this path. */
  list: (path: string) => Promise<AddressPairs>;
  isInStep: () => boolean;
  redirects: Redirects;
  /** Is told of a page that is not there. */
  onMissing: (request: IncomingMessage) => void;
  /** Where those of a noun are kept for a start without the database. */
  fileOf?: (noun: string) => AddressFile;
};

/** Where a request belongs: at its own address, at another that the browser is told, or at that of a record that never is, where its address leads then. */
export type Resolution = 'here' | 'missing' | { movedTo: string };

/** Of the setting that says whether what may not be advertised is shown (lib/domain/settings/tags.ts). */
const gateTag = 'settings:advertising';

const idForm = new RegExp(`^${idPattern}$`);
const slugForm = new RegExp(`^(?=.{1,${maxSlugLength}}$)${slugPattern}$`);

const pathOf = (noun: string) => `/${noun}/`;
const pages: ReadonlySet<string> = new Set(pagedKinds.map(({ noun }) => pathOf(noun)));
const pagesWithSlugs: ReadonlySet<string> = new Set(
  pagedKinds.flatMap(({ noun, page }) => (page === 'slug' ? pathOf(noun) : [])),
);
const contactAbout = `/contact?${projectKey}=`;

type Parts = { start: string; id: string; below?: string; rest: string };

function splitUrl(url: string): Parts {
  const [path = '', ...query] = url.split('?');
  const above = findAboveProjectPart(path);
  if (above) return { ...splitUrl([above.path, ...query].join('?')), below: path.slice(above.path.length) };
  if (path === '/contact') {
    const asked = new URLSearchParams(query.join('?'));
    const id = asked.get(projectKey) ?? '';
    asked.delete(projectKey);
    return { start: contactAbout, id, rest: asked.size > 0 ? `&${asked}` : '' };
  }
  const at = path.lastIndexOf('/') + 1;
  return { start: path.slice(0, at), id: path.slice(at), rest: ['', ...query].join('?') };
}

const isWellFormed = (start: string, id: string) => (pagesWithSlugs.has(start) ? slugForm : idForm).test(id);

/** What is no id is another address there, as `/api/projects/featured` is. */
const isOfIdsAlone = (start: string) => start.startsWith('/api/') || start === contactAbout;

/**
 * Leads an address that no record has to the one of its kind that none ever has: what is read for a made-up id would be kept, as that
 * of others is, and an answer to it drawn. The id of a project, and a slug that it had, lead to the slug that it has.
 */
export function makeRecordAddresses({ list, isInStep, redirects, onMissing, fileOf }: Options) {
  /** The pages, pictures and JSON of one record each, by what stands before the id. */
  const kinds = new Map(
    pagedKinds.flatMap(({ noun }) => {
      const path = pathOf(noun);
      const known = new KnownAddresses({
        tags: [noun, gateTag],
        list: () => list(path),
        isInStep,
        file: fileOf?.(noun),
      });
      const starts = [path, `/share${path}`, `/api${path}`];
      if (noun === recordKinds.project.noun) starts.push(contactAbout);
      return starts.map((start): [string, KnownAddresses] => [start, known]);
    }),
  );

  function resolveTo(request: IncomingMessage, current: string | null): Resolution {
    const { start, id, below = '', rest } = splitUrl(request.url ?? '');
    if (current === null) {
      if (pages.has(start)) onMissing(request);
      request.url = `${start}${noId}${rest}`;
      return 'missing';
    }
    return pages.has(start) && current !== id ? { movedTo: `${start}${current}${below}${rest}` } : 'here';
  }

  /** Null where that has to be asked for. */
  function resolveAtOnce(request: IncomingMessage): Resolution | null {
    const { start, id } = splitUrl(request.url ?? '');
    const known = kinds.get(start);
    // The search is a page beside the projects; an empty id is a slash at the end, which Next takes away.
    if (!known || id === '' || id === 'search' || id === noId) return 'here';
    const mayBeOne = isWellFormed(start, id);
    if (!mayBeOne && isOfIdsAlone(start)) return 'here';
    const current = mayBeOne ? known.find(id) : null;
    if (current !== null || !pages.has(start))
      return current === undefined ? null : resolveTo(request, current);
    const movedTo = redirects.findAtOnce(request.url ?? '');
    if (movedTo === undefined) return null;
    return movedTo === null ? resolveTo(request, null) : { movedTo };
  }

  async function resolve(request: IncomingMessage): Promise<Resolution> {
    const atOnce = resolveAtOnce(request);
    if (atOnce !== null) return atOnce;
    const { start, id } = splitUrl(request.url ?? '');
    // Without the database Next says what it can.
    const current = isWellFormed(start, id)
      ? await kinds
          .get(start)
          ?.ask(id)
          .catch(() => undefined)
      : null;
    if (current === undefined) return 'here';
    const movedTo = current === null && pages.has(start) ? await redirects.find(request.url ?? '') : null;
    return movedTo === null ? resolveTo(request, current) : { movedTo };
  }

  /** Where an address leads that belongs to no kind of record: theirs are led above, and a page that is there goes first. */
  const findRedirect = async ({ url = '' }: IncomingMessage): Promise<string | null> =>
    kinds.has(splitUrl(url).start) ? null : redirects.find(url);

  return { resolveAtOnce, resolve, findRedirect };
}
