import { setImmediate } from 'node:timers/promises';
import { FairQueue } from './fair-queue.ts';

type Share = {
  atOnce: number;
  maxWaiting: number;
  /** Node accepts one connection in each turn, so a visitor would wait behind a burst. */
  isAfterArrivals?: true;
};

/** Shares of one thread: each has its places, however many requests wait in another. */
export const shares = {
  staff: { atOnce: 6, maxWaiting: 300 },
  programs: { atOnce: 2, maxWaiting: 200 },
  logins: { atOnce: 2, maxWaiting: 200 },
  forms: { atOnce: 6, maxWaiting: 1000, isAfterArrivals: true },
  sources: { atOnce: 4, maxWaiting: 1000, isAfterArrivals: true },
  bodies: { atOnce: 2, maxWaiting: 50 },
  /** The first call waits for the forwarded one, so both need a place. */
  handedOn: { atOnce: 4, maxWaiting: 100 },
  light: { atOnce: 4, maxWaiting: 2000 },
  api: { atOnce: 2, maxWaiting: 100 },
  /** An edit has expired these pages: each renders once for all who wait. */
  renewals: { atOnce: 8, maxWaiting: 1000 },
  cards: { atOnce: 1, maxWaiting: 100 },
  /** Measured: two at once hardly make a page faster. */
  strangers: { atOnce: 1, maxWaiting: 100 },
} satisfies Record<string, Share>;

export type ShareName = keyof typeof shares;

type Options = {
  shares?: Partial<Record<ShareName, Share>>;
  timeoutMs?: number;
  maxHoldMs?: number;
  rest?: () => Promise<unknown>;
};

export class QueueFull extends Error {}

type Waiting = { enter(): void; refuse(): void };

class Line {
  readonly isAfterArrivals: boolean;
  readonly #share: Share;
  readonly #waiting = new FairQueue<Waiting>();
  #running = 0;

  constructor(share: Share) {
    this.#share = share;
    this.isAfterArrivals = share.isAfterArrivals ?? false;
  }

  takeFree(): boolean {
    if (this.#running >= this.#share.atOnce) return false;
    this.#running += 1;
    return true;
  }

  /** A full queue drops the last request of the network with the most. */
  add(network: string, waiting: Waiting): boolean {
    if (this.#waiting.length >= this.#share.maxWaiting) {
      const last = this.#waiting.takeLastOfMost(this.#waiting.countOf(network) + 1);
      if (!last) return false;
      last.refuse();
    }
    this.#waiting.add(network, waiting);
    return true;
  }

  remove(network: string, waiting: Waiting): void {
    this.#waiting.remove(network, waiting);
  }

  leave(): void {
    const next = this.#waiting.takeNext();
    if (next) next.enter();
    else this.#running -= 1;
  }
}

/** A request longer than its turn continues without blocking others. */
export class RequestQueue {
  readonly #lines: Record<ShareName, Line>;
  readonly #timeoutMs: number;
  readonly #maxHoldMs: number;
  readonly #rest: () => Promise<unknown>;

  constructor({ shares: own = {}, timeoutMs = 10_000, maxHoldMs = 3000, rest = setImmediate }: Options = {}) {
    const all = Object.entries({ ...shares, ...own }) as [ShareName, Share][];
    this.#lines = Object.fromEntries(all.map(([name, share]) => [name, new Line(share)])) as Record<
      ShareName,
      Line
    >;
    this.#timeoutMs = timeoutMs;
    this.#maxHoldMs = maxHoldMs;
    this.#rest = rest;
  }

  /** @throws QueueFull before the work begins. */
  async run<T>(name: ShareName, network: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines[name];
    if (!line.takeFree()) await this.#wait(line, network);
    else if (line.isAfterArrivals) await this.#rest();
    const running = work();
    // Pages are answered before the next request begins.
    void this.#untilTurnEnds(running)
      .then(this.#rest)
      .then(() => line.leave());
    return running;
  }

  #untilTurnEnds(running: Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#maxHoldMs);
      running
        .catch(() => {})
        .finally(() => {
          clearTimeout(timer);
          resolve();
        });
    });
  }

  #wait(line: Line, network: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => () => {
        clearTimeout(timer);
        settle();
      };
      const waiting: Waiting = { enter: end(resolve), refuse: end(() => reject(new QueueFull())) };
      const timer = setTimeout(() => {
        line.remove(network, waiting);
        waiting.refuse();
      }, this.#timeoutMs);
      if (!line.add(network, waiting)) waiting.refuse();
    });
  }
}
