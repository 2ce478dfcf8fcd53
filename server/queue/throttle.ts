import { setImmediate as nextTick } from 'node:timers/promises';
import { FairQueue } from './fair-queue.ts';

const perTick = 16;

export class Throttle {
  readonly #waiting = new FairQueue<() => void>();
  readonly #rest: () => Promise<unknown>;
  #begun = 0;

  constructor(rest: () => Promise<unknown> = nextTick) {
    this.#rest = rest;
  }

  begin(network: string, work: () => void): void {
    if (this.#begun === 0) this.#goOnAfterRest();
    if (this.#begun < perTick) {
      this.#begun += 1;
      work();
    } else this.#waiting.add(network, work);
  }

  async #goOnAfterRest(): Promise<void> {
    await this.#rest();
    const next = Math.min(perTick, this.#waiting.length);
    this.#begun = next;
    if (next === 0) return;
    // First, so that a failure does not block the others.
    this.#goOnAfterRest();
    for (let left = next; left > 0; left -= 1) this.#waiting.takeNext()?.();
  }
}
