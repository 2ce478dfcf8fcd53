/** Lets through a little at a time what strangers ask for in crowds: in between, whoever reads a page is answered. */
export class Throttle {
  readonly #perTurn: number;
  readonly #waiting: (() => void)[] = [];

  /** @param perTurn so many in one turn of the event loop. */
  constructor(perTurn = 8) {
    this.#perTurn = perTurn;
  }

  /** Until its turn has come. */
  wait(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(() => this.#letThrough());
    });
  }

  #letThrough(): void {
    for (const resolve of this.#waiting.splice(0, this.#perTurn)) resolve();
    if (this.#waiting.length > 0) setImmediate(() => this.#letThrough());
  }
}
