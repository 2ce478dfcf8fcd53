import { now } from '../../../lib/server/cache/expiry.cjs';
import { readyDocument } from '../../../lib/server/next-internals/ready-page.cjs';
import type { Finders } from '../../../lib/server/search-finder.ts';
import { filterKeys, foundPath } from '../../../lib/shared/list-query.ts';
import type { FoundProjects } from '../../../lib/shared/projects/found-projects.ts';
import { Answer } from './answer.ts';
import { FoundPage, isPlain, placeholdersOf } from './found-page.ts';
import { type Handle, type Rendered, render } from './render.ts';
import { Store } from './store.ts';
import type { Target } from './target.ts';

const maxBytes = 8 * 1024 * 1024;

/** Pages of searches, one for all words that find the same: see docs/decisions/cached-responses.md. */
export class FoundPages {
  readonly #handle: Handle;
  readonly #pages = new Store<FoundPage>(maxBytes);
  /** What searches are made among. */
  #shown: Answer | undefined;

  constructor(handle: Handle) {
    this.#handle = handle;
  }

  /** Null where the words have to be rendered with their page. */
  async render(target: Target, id: string): Promise<Rendered | null> {
    const [path = '', query = ''] = target.address.split('?', 2);
    const asked = new URLSearchParams(query);
    const typed = asked.get(filterKeys.words) ?? '';
    if (!isPlain(typed)) return null;
    const began = now();
    const found = await this.#find(asked, target, id).catch(() => null);
    if (!found?.leftOut.every(isPlain)) return null;
    const placeholders = placeholdersOf(found);
    asked.set(filterKeys.words, placeholders.typed);
    const template = { ...target, address: `${path}?${asked}` };
    const shown = { ...found, leftOut: placeholders.leftOut };
    const key = JSON.stringify([target.headers, template.address, shown]);
    const kept = this.#pages.find(key);
    if (kept?.isFresh()) return kept.fill({ typed, leftOut: found.leftOut });
    const page = await this.#renderPage(template, id, { found: shown, began });
    if (page?.isFresh()) this.#pages.keep(key, page);
    return page?.fill({ typed, leftOut: found.leftOut }) ?? null;
  }

  /** Null where it cannot be known, or the page says more of the words than they are. @throws Error while the database is away. */
  async #find(asked: URLSearchParams, target: Target, id: string): Promise<FoundProjects | null> {
    if (!this.#shown?.isFresh())
      this.#shown = new Answer(await render(this.#handle, { ...target, address: foundPath }, id));
    const { builderFinder } = globalThis as Finders;
    if (!this.#shown.isFresh() || this.#shown.status !== 200 || !builderFinder) return null;
    return builderFinder(Object.fromEntries(asked), JSON.parse(this.#shown.body.toString()));
  }

  /** Null where something is missing. */
  async #renderPage(
    target: Target,
    id: string,
    { found, began }: { found: FoundProjects; began: number },
  ): Promise<FoundPage | null> {
    const rendered = await render(this.#handle, target, id, found);
    const { status, headers, body, source } = rendered;
    if (status !== 200 || rendered.isIncomplete) return null;
    const ready = readyDocument(body.toString(), headers.link?.toString());
    return new FoundPage({
      ...rendered,
      headers: { ...headers, ...ready.headers },
      body: Buffer.from(ready.html),
      // What was found is as old as the question.
      source: source && { ...source, began: Math.min(source.began, began) },
    });
  }
}
