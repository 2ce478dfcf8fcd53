import type { IncomingMessage } from 'node:http';
import { isCountedPath } from '../../lib/shared/missing-pages.ts';
import { isReading } from './request-line.ts';

/** Written down so long after the first. */
const pauseMs = 5000;
/** More in one pause are left out. */
const maxPaths = 500;

type Counts = { paths: string[]; counts: number[] };

/** Counts the addresses without a page that visitors ask for: no query, nothing of who asks. */
export class MissingPages {
  readonly #write: (asked: Counts) => Promise<void>;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (asked: Counts) => Promise<void>) {
    this.#write = write;
  }

  /** @param url as it was asked for. */
  note(request: IncomingMessage, url = request.url ?? ''): void {
    const [path = ''] = url.split('?', 1);
    const isPage = isReading(request) && request.headers.accept?.includes('text/html');
    if (!isPage || !isCountedPath(path)) return;
    const count = this.#counts.get(path) ?? 0;
    if (count === 0 && this.#counts.size >= maxPaths) return;
    this.#counts.set(path, count + 1);
    this.#timer ??= setTimeout(() => this.#flush(), pauseMs).unref();
  }

  #flush(): void {
    this.#timer = undefined;
    const asked = { paths: [...this.#counts.keys()], counts: [...this.#counts.values()] };
    this.#counts.clear();
    // What cannot be written down is no loss.
    this.#write(asked).catch(() => {});
  }
}

export const addMissingPages = `insert into missing_page (path, count, asked_at) select path, count, now() from unnest($1::text[], $2::int[]) as asked (path, count) order by path
  on conflict (path) do update set count = missing_page.count + excluded.count, asked_at = excluded.asked_at`;
