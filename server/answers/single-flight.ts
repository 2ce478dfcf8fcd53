import { now } from '../../lib/server/cache/expiry.cjs';

type Call<T> = { began: number; result: Promise<T> };

export class SingleFlight<T> {
  readonly #running = new Map<string, Call<T>>();

  join(key: string, start: () => Promise<T>): Call<T> & { isOwn: boolean } {
    const running = this.#running.get(key);
    if (running) return { isOwn: false, ...running };
    const began = now();
    const call = { began, result: start().finally(() => this.#running.delete(key)) };
    this.#running.set(key, call);
    return { isOwn: true, ...call };
  }
}
