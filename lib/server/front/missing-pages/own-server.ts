import type { IncomingMessage } from 'node:http';
import { isCounted } from './counted.ts';

const pauseMs = 5000;
const maxPaths = 500;

type Counts = { paths: string[]; counts: number[] };

export class MissingPages {
  readonly #write: (asked: Counts) => Promise<void>;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (asked: Counts) => Promise<void>) {
    this.#write = write;
  }

  note(request: IncomingMessage, url = request.url ?? ''): void {
    const [path = ''] = url.split('?', 1);
    if (!isCounted({ method: request.method, accept: request.headers.accept, path })) return;
    const count = this.#counts.get(path) ?? 0;
    if (count === 0 && this.#counts.size >= maxPaths) return;
    this.#counts.set(path, count + 1);
    this.#timer ??= setTimeout(() => this.#flush(), pauseMs).unref();
  }

  #flush(): void {
    this.#timer = undefined;
    const asked = { paths: [...this.#counts.keys()], counts: [...this.#counts.values()] };
    this.#counts.clear();
    this.#write(asked).catch(() => {});
  }
}
