import type { PictureItem } from '../items';

export type BackgroundUpload = {
  id: string;
  /** Id of the record or draft. An open form of it delays the join. */
  recordId: string;
  name: string;
  items: PictureItem[];
  isJoining: boolean;
  failure: string | null;
};

let list: readonly BackgroundUpload[] = [];
const listeners = new Set<() => void>();
const joinedListeners = new Set<(name: string, count: number) => void>();

export const listBackgroundUploads = (): readonly BackgroundUpload[] => list;

export function setBackgroundUploads(next: readonly BackgroundUpload[]): void {
  list = next;
  for (const notify of listeners) notify();
}

export function watchBackgroundUploads(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function watchJoined(listen: (name: string, count: number) => void): () => void {
  joinedListeners.add(listen);
  return () => joinedListeners.delete(listen);
}

export function notifyJoined(name: string, count: number): void {
  for (const notify of joinedListeners) notify(name, count);
}
