import type { Answer } from './answer.ts';
import { Store } from './store.ts';
import { isFiltered, isPayload, isSearched, type Target } from './target.ts';

const mib = 1024 * 1024;

/** Separate, so that made-up addresses cannot evict documents. */
export type Kind = 'documents' | 'payloads' | 'passing' | 'searches';

export function kindOf(target: Target, { status }: Answer): Kind {
  if (isSearched(target)) return 'searches';
  if (status !== 200 || isFiltered(target)) return 'passing';
  return isPayload(target) ? 'payloads' : 'documents';
}

export class Memory {
  readonly #stores: Record<Kind, Store> = {
    documents: new Store(64 * mib),
    payloads: new Store(16 * mib),
    passing: new Store(8 * mib),
    searches: new Store(16 * mib),
  };

  find(key: string): Answer | undefined {
    const { documents, payloads, passing, searches } = this.#stores;
    return documents.find(key) ?? payloads.find(key) ?? passing.find(key) ?? searches.find(key);
  }

  keep(target: Target, answer: Answer): void {
    this.drop(target.key);
    this.#stores[kindOf(target, answer)].keep(target.key, answer);
  }

  drop(key: string): void {
    for (const store of Object.values(this.#stores)) store.drop(key);
  }

  dropPurged(): void {
    for (const store of Object.values(this.#stores)) store.dropWhere((answer) => answer.isPurged());
  }
}
