/** Work that several wait for, done once at a time for each key. */
export class Flights<T> {
  readonly #running = new Map<string, Promise<T>>();

  /** Joins what is under way, else starts it. */
  join(key: string, start: () => Promise<T>): { isOwn: boolean; landed: Promise<T> } {
    const running = this.#running.get(key);
    if (running) return { isOwn: false, landed: running };
    const landed = start().finally(() => this.#running.delete(key));
    this.#running.set(key, landed);
    return { isOwn: true, landed };
  }
}
