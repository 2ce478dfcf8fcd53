import type { Answer } from './answer.ts';
import { Store } from './store.ts';

const maxPageBytes = 64 * 1024 * 1024;
/** Pages of made-up addresses must not push out those of real ones. */
const maxMissingBytes = 4 * 1024 * 1024;

/** The answers to everybody that are in memory. */
export class Memory {
  readonly #pages = new Store(maxPageBytes);
  readonly #missing = new Store(maxMissingBytes);

  find(key: string): Answer | undefined {
    return this.#pages.find(key) ?? this.#missing.find(key);
  }

  /** What was found takes the place of what was not, and the other way round. */
  keep(key: string, answer: Answer): void {
    this.#pages.drop(key);
    this.#missing.drop(key);
    (answer.status === 200 ? this.#pages : this.#missing).keep(key, answer);
  }

  dropGone(): void {
    for (const store of [this.#pages, this.#missing]) store.dropWhere((answer) => answer.isGone());
  }
}
