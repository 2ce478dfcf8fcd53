type LaneOptions = { atOnce?: number; maxWaiting?: number; patienceMs?: number; maxTurnMs?: number };

/** There was no room, or not in time. */
export class LaneFull extends Error {}

/**
 * A bounded way for work that anybody may ask for: so much at once, so many waiting, and none for longer than a while. One at a
 * time unless told: all rendering is on one thread. What takes longer than a turn goes on, and holds up nobody.
 */
export class Lane {
  readonly #options: Required<LaneOptions>;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({ atOnce = 1, maxWaiting = 100, patienceMs = 10_000, maxTurnMs = 3000 }: LaneOptions = {}) {
    this.#options = { atOnce, maxWaiting, patienceMs, maxTurnMs };
  }

  /** @throws LaneFull when it was not begun. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#wait();
    else this.#running += 1;
    const running = work();
    void this.#untilTurnEnds(running).then(() => this.#leave());
    return running;
  }

  #untilTurnEnds(running: Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.maxTurnMs);
      running
        .catch(() => {})
        .finally(() => {
          clearTimeout(timer);
          resolve();
        });
    });
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
