import { setImmediate } from 'node:timers/promises';
import { FairQueue } from './fair-queue.ts';

type Share = {
  /** So many of its requests are answered at once. */
  atOnce: number;
  /** So many wait. */
  maxWaiting: number;
  /** None begins while others connect: Node accepts one connection in each turn of its loop, so a visitor would wait behind a burst. */
  isAfterArrivals?: true;
};

/**
 * Who waits with whom. What is drawn is processor time on one thread: a share has as much of it as it has places, however many wait
 * in another.
 */
export const shares = {
  /** Whoever has proved to be of the team. */
  staff: { atOnce: 6, maxWaiting: 300 },
  /** With a token, or with the secret of the scheduler. */
  programs: { atOnce: 2, maxWaiting: 200 },
  logins: { atOnce: 2, maxWaiting: 200 },
  /** What visitors send. */
  forms: { atOnce: 6, maxWaiting: 1000, isAfterArrivals: true },
  /** What other services push. */
  doors: { atOnce: 4, maxWaiting: 1000, isAfterArrivals: true },
  /** A body that nobody knows to be wanted, and that is too large to be waited for before its turn. */
  bodies: { atOnce: 2, maxWaiting: 50 },
  /** Calls of actions that Next hands on to a screen that has them: the call that waits for one has its own turn meanwhile. */
  handedOn: { atOnce: 4, maxWaiting: 100 },
  /** Files, and to be told to wait: they cost little, but a crowd asks for many. */
  light: { atOnce: 4, maxWaiting: 2000 },
  /** Calls that prove nothing. */
  api: { atOnce: 2, maxWaiting: 100 },
  /** Pages that an edit has overtaken: each is drawn once, and whoever asked waits for it. */
  renewals: { atOnce: 8, maxWaiting: 1000 },
  /** Cards and brochures: another process draws them. */
  cards: { atOnce: 1, maxWaiting: 100 },
  /** One at a time: two were measured, and make a page hardly come sooner. */
  strangers: { atOnce: 1, maxWaiting: 100 },
} satisfies Record<string, Share>;

export type ShareName = keyof typeof shares;

type Options = {
  shares?: Partial<Record<ShareName, Share>>;
  timeoutMs?: number;
  maxTurnMs?: number;
  /** What comes between two turns. */
  rest?: () => Promise<unknown>;
};

/** There was no room, or not in time. */
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

  /** False where there is no room. A full line makes room for a network that has less in it than another, at the cost of that one's last. */
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

  /** Who waits takes the place of who leaves. */
  leave(): void {
    const next = this.#waiting.takeNext();
    if (next) next.enter();
    else this.#running -= 1;
  }
}

/**
 * The one way to whatever has to be drawn or asks the database: so much at once of each share, so many waiting, none for longer than
 * a while. What takes longer than a turn goes on, and holds up nobody.
 */
export class RequestQueue {
  readonly #lines: Record<ShareName, Line>;
  readonly #timeoutMs: number;
  readonly #maxTurnMs: number;
  readonly #rest: () => Promise<unknown>;

  constructor({ shares: own = {}, timeoutMs = 10_000, maxTurnMs = 3000, rest = setImmediate }: Options = {}) {
    const all = Object.entries({ ...shares, ...own }) as [ShareName, Share][];
    this.#lines = Object.fromEntries(all.map(([name, share]) => [name, new Line(share)])) as Record<
      ShareName,
      Line
    >;
    this.#timeoutMs = timeoutMs;
    this.#maxTurnMs = maxTurnMs;
    this.#rest = rest;
  }

  /** @throws QueueFull when it was not begun. */
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
      const timer = setTimeout(resolve, this.#maxTurnMs);
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
