import { FairQueue } from './fair-queue.ts';

/** So many begin in one turn of the event loop. */
const perTurn = 16;

/**
 * Begins a few requests in each turn of the event loop, of each network in its turn. Node lets in one connection a turn: two hundred
 * that ask all the time, answered in one turn, would hold up for seconds whoever comes.
 */
export class Throttle {
  readonly #waiting = new FairQueue<() => void>();
  #begun = 0;

  /** At once where there is room. */
  begin(network: string, work: () => void): void {
    if (this.#begun === 0) setImmediate(() => this.#beginTurn());
    if (this.#begun < perTurn) {
      this.#begun += 1;
      work();
    } else this.#waiting.add(network, work);
  }

  #beginTurn(): void {
    this.#begun = 0;
    const next = Math.min(perTurn, this.#waiting.length);
    if (next === 0) return;
    setImmediate(() => this.#beginTurn());
    for (; this.#begun < next; this.#begun += 1) this.#waiting.takeNext()?.();
  }
}
