import type { PictureItem } from '../items';

/** Pictures of one save that are not with it yet. */
export type Behind = {
  id: string;
  /** Of the record or the draft; a form of it that is open is waited for. */
  recordId: string;
  /** What they belong to. */
  name: string;
  items: PictureItem[];
  isJoining: boolean;
  /** Why those that have arrived could not join. */
  failure: string | null;
};

let list: readonly Behind[] = [];
const listeners = new Set<() => void>();
const joinedListeners = new Set<(name: string, count: number) => void>();

export const listBehind = (): readonly Behind[] => list;

export function setBehind(next: readonly Behind[]): void {
  list = next;
  for (const tell of listeners) tell();
}

export function watchBehind(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Is told of what and how many have joined. */
export function watchJoined(listen: (name: string, count: number) => void): () => void {
  joinedListeners.add(listen);
  return () => joinedListeners.delete(listen);
}

export function tellJoined(name: string, count: number): void {
  for (const tell of joinedListeners) tell(name, count);
}
