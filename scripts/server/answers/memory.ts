import type { Answer } from './answer.ts';
import { Store } from './store.ts';

const maxLastingBytes = 64 * 1024 * 1024;
const maxPassingBytes = 8 * 1024 * 1024;

/** What is there under an address of its own: what is made up, and what a query adds, must not push that out. */
export const isLasting = (key: string, { status }: Answer): boolean => status === 200 && !key.includes('?');

/** The answers to everybody that are in memory. */
export class Memory {
  readonly #lasting = new Store(maxLastingBytes);
  readonly #passing = new Store(maxPassingBytes);

  find(key: string): Answer | undefined {
    return this.#lasting.find(key) ?? this.#passing.find(key);
  }

  /** What was found takes the place of what was not, and the other way round. */
  keep(key: string, answer: Answer): void {
    this.drop(key);
    (isLasting(key, answer) ? this.#lasting : this.#passing).keep(key, answer);
  }

  drop(key: string): void {
    this.#lasting.drop(key);
    this.#passing.drop(key);
  }

  dropPurged(): void {
    for (const store of [this.#lasting, this.#passing]) store.dropWhere((answer) => answer.isPurged());
  }
}
