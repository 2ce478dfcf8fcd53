type LaneOptions = { atOnce?: number; maxWaiting?: number; patienceMs?: number };

/** There was no room, or not in time. */
export class LaneFull extends Error {}

/**
 * A bounded way for work that anybody may ask for: so much at once, so many waiting, and none for longer than a while. One at a
 * time unless told: all drawing is on one thread, and what is kept is sent in between.
 */
export class Lane {
  readonly #options: Required<LaneOptions>;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({ atOnce = 1, maxWaiting = 100, patienceMs = 10_000 }: LaneOptions = {}) {
    this.#options = { atOnce, maxWaiting, patienceMs };
  }

  /** @throws LaneFull when it was not begun. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#wait();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #wait(): Promise<void> {
    const { maxWaiting, patienceMs } = this.#options;
    if (this.#waiting.size >= maxWaiting) throw new LaneFull();
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new LaneFull());
      }, patienceMs);
      this.#waiting.add(enter);
    });
  }

  /** Who waits takes the place of who leaves. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
