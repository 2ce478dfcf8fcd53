import { ownAddresses, redirectLimits } from '@/lib/content/admin/redirects';
import { officeFormPages } from '@/lib/content/enquiries/office-form-pages';
import { sitePages } from '@/lib/content/pages/pages';
import { pathOf, toRedirectKey } from '@/lib/server/front/redirects/redirect-key';
import { findAboveProjectPart } from '@/lib/shared/projects/below-project';

export type Row = { from: string; to: string };

export type Known = {
  /** Security: a redirect never leads to another host. */
  base: string;
  redirects: ReadonlyMap<string, string>;
  records: ReadonlySet<string>;
};

type Refusal = { field?: keyof Row; reason: string };
type Good = { key: string; target: string };

const pages: ReadonlySet<string> = new Set(
  [...sitePages, ...Object.values(officeFormPages)].map(({ href }) => href),
);
const isBelow = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`);
const isOwn = (path: string) =>
  findAboveProjectPart(path) !== null || ownAddresses.some((folder) => isBelow(folder)(path));
const isUpload = isBelow('/uploads');
const isAddress = (text: string) => /^(?:\/|https?:)/i.test(text);

const toPath = (address: string) => pathOf(toRedirectKey(address) ?? '');

/** Security: null for another host, including paths with two slashes. */
function findTarget(text: string, base: string): { path: string; rest: string } | null {
  const url = URL.parse(text, base);
  if (!isAddress(text) || url?.origin !== new URL(base).origin || url.pathname.startsWith('//')) return null;
  const rest = url.search + url.hash;
  return isUpload(url.pathname) ? { path: url.pathname, rest } : { path: toPath(url.pathname), rest };
}

/** A target is never itself redirected: no chains, no loops. */
export class RedirectCheck {
  readonly #known: Known;
  readonly #redirects: Map<string, string>;
  /** Two indexes: by source and by target. */
  readonly #leading = new Map<string, string>();
  readonly #led = new Map<string, string>();

  constructor(known: Known) {
    this.#known = known;
    this.#redirects = new Map();
    for (const [key, target] of known.redirects) this.#keep({ key, target });
  }

  #keep({ key, target }: Good): void {
    this.#redirects.set(key, target);
    this.#leading.set(pathOf(key), key);
    this.#led.set(toPath(target), key);
  }

  add(row: Row): (Good & { isKept: boolean }) | Refusal {
    const { from, to } = row;
    const { base, records } = this.#known;
    const refuse = (field: keyof Row, reason: string): Refusal => ({ field, reason });
    if (from === '') return refuse('from', 'Enter the address without a page');
    if (to === '') return refuse('to', 'Enter the target address');
    for (const field of ['from', 'to'] as const)
      if (row[field].length > redirectLimits.length)
        return refuse(field, `An address has at most ${redirectLimits.length} characters`);

    const key = isAddress(from) ? toRedirectKey(from) : null;
    if (!key) return refuse('from', `“${from}” is not an address. An address starts with a slash`);
    const path = pathOf(key);
    if (pages.has(path) || isOwn(path) || records.has(path))
      return refuse('from', `${path} has its own page or already redirects to one`);

    const found = findTarget(to, base);
    if (!found)
      return refuse('to', `“${to}” is not an address of this site. Use an address such as /projects`);
    if (!pages.has(found.path) && !records.has(found.path) && !isUpload(found.path))
      return refuse('to', `There is no page at ${found.path}`);
    const target = found.path + found.rest;

    const former = this.#redirects.get(key);
    if (former === target) return { key, target, isKept: true };
    if (former !== undefined) return refuse('from', `${key} already redirects to ${former}`);
    const beyond = this.#leading.get(found.path);
    if (beyond)
      return refuse('to', `${beyond} redirects to ${this.#redirects.get(beyond)}. Use that address instead`);
    const before = this.#led.get(path);
    if (before) return refuse('from', `${before} redirects to ${path}. Delete that redirect first`);
    if (this.#redirects.size >= redirectLimits.total)
      return { reason: `There are already ${redirectLimits.total} redirects` };
    this.#keep({ key, target });
    return { key, target, isKept: false };
  }
}

export type CheckedRows = {
  good: Good[];
  kept: number;
  refused: { line: number; reason: string; field?: keyof Row }[];
};

export function checkRows(rows: Row[], known: Known, first = 1): CheckedRows {
  const check = new RedirectCheck(known);
  const sorted: CheckedRows = { good: [], kept: 0, refused: [] };
  for (const [at, row] of rows.entries()) {
    const found = check.add(row);
    if ('reason' in found) sorted.refused.push({ line: at + first, ...found });
    else if (found.isKept) sorted.kept += 1;
    else sorted.good.push({ key: found.key, target: found.target });
  }
  return sorted;
}
