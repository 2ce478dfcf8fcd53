import type { IncomingMessage } from 'node:http';
import { pagedKinds, recordKinds } from '../../../content/record-kinds.ts';
import { idPattern, maxSlugLength, noId, slugPattern } from '../../../shared/parsing/id-form.ts';
import { projectKey } from '../../../shared/parsing/list-query.ts';
import { findAboveProjectPart } from '../../../shared/projects/below-project.ts';
import type { AddressFile, AddressPairs } from './address-file.ts';
import { KnownAddresses } from './known-addresses.ts';
import type { Redirects } from './own-server.ts';

type Options = {
  list: (path: string) => Promise<AddressPairs>;
  isInStep: () => boolean;
  redirects: Redirects;
  onMissing: (request: IncomingMessage) => void;
  fileOf?: (noun: string) => AddressFile;
};

export type Resolution = 'here' | 'missing' | { movedTo: string };

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

/** Anything but an id is another route, such as `/api/projects/featured`. */
const isOfIdsAlone = (start: string) => start.startsWith('/api/') || start === contactAbout;

/** All made-up ids lead to one address, so that they cannot fill the cache. Former slugs lead to the current one. */
export function makeRecordAddresses({ list, isInStep, redirects, onMissing, fileOf }: Options) {
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

  function resolveAtOnce(request: IncomingMessage): Resolution | null {
    const { start, id } = splitUrl(request.url ?? '');
    const known = kinds.get(start);
    // /projects/search is a page, and Next removes a trailing slash.
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
    // Without the database Next answers as it can.
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

  const findRedirect = async ({ url = '' }: IncomingMessage): Promise<string | null> =>
    kinds.has(splitUrl(url).start) ? null : redirects.find(url);

  return { resolveAtOnce, resolve, findRedirect };
}
