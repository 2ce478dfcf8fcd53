/** So many in one turn of the event loop. */
const perTurn = 8;

/** Lets through a little at a time what strangers ask for in crowds: in between, whoever reads a page is answered. */
export class Throttle {
  readonly #waiting: (() => void)[] = [];

  /** Until its turn has come. */
  wait(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(() => this.#letThrough());
    });
  }

  #letThrough(): void {
    for (const resolve of this.#waiting.splice(0, perTurn)) resolve();
    if (this.#waiting.length > 0) setImmediate(() => this.#letThrough());
  }
}
