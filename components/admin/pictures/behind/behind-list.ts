import type { PictureItem } from '../items';

export type Behind = {
  id: string;
  /** Id of the record or draft. An open form of it delays the join. */
  recordId: string;
  name: string;
  items: PictureItem[];
  isJoining: boolean;
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

export function watchJoined(listen: (name: string, count: number) => void): () => void {
  joinedListeners.add(listen);
  return () => joinedListeners.delete(listen);
}

export function tellJoined(name: string, count: number): void {
  for (const tell of joinedListeners) tell(name, count);
}
