/** In order of arrival, and in turn by network. */
export class FairQueue<T> {
  readonly #waiting = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  countOf(network: string): number {
    return this.#waiting.get(network)?.length ?? 0;
  }

  add(network: string, item: T): void {
    const own = this.#waiting.get(network);
    if (own) own.push(item);
    else this.#waiting.set(network, [item]);
    this.#length += 1;
  }

  remove(network: string, item: T): void {
    const own = this.#waiting.get(network) ?? [];
    const at = own.indexOf(item);
    if (at < 0) return;
    own.splice(at, 1);
    this.#length -= 1;
    if (own.length === 0) this.#waiting.delete(network);
  }

  takeNext(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [network, own] = first;
    const next = own.shift();
    this.#length -= 1;
    this.#waiting.delete(network);
    if (own.length > 0) this.#waiting.set(network, own);
    return next;
  }

  takeLastOfMost(moreThan: number): T | undefined {
    let most: T[] = [];
    for (const own of this.#waiting.values()) if (own.length > most.length) most = own;
    if (most.length <= moreThan) return undefined;
    this.#length -= 1;
    return most.pop();
  }
}
