import { now } from '../../../lib/server/cache/expiry.cjs';

type Flight<T> = { began: number; landed: Promise<T> };

/** Work that several wait for, done once at a time for each key. */
export class Flights<T> {
  readonly #running = new Map<string, Flight<T>>();

  /** Joins what is under way, else starts it. */
  join(key: string, start: () => Promise<T>): Flight<T> & { isOwn: boolean } {
    const running = this.#running.get(key);
    if (running) return { isOwn: false, ...running };
    const began = now();
    const flight = { began, landed: start().finally(() => this.#running.delete(key)) };
    this.#running.set(key, flight);
    return { isOwn: true, ...flight };
  }
}
