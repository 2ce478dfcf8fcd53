import { useSyncExternalStore } from 'react';

// Beside the components: the list is drawn anew with each enquiry that is opened from it.
const none: ReadonlySet<string> = new Set();
let ticked = none;
let lastTicked = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTicked = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => ticked,
    () => none,
  );

export function setTicked(ids: Iterable<string>) {
  ticked = new Set(ids);
  for (const listener of listeners) listener();
}

/** Ticks or unticks one; `through` are the ids of the list in its order, where all from the last one on are meant. */
export function tick(id: string, isOn: boolean, through: readonly string[] = []) {
  const ends = [through.indexOf(lastTicked), through.indexOf(id)];
  const meant = ends.includes(-1) ? [id] : through.slice(Math.min(...ends), Math.max(...ends) + 1);
  lastTicked = id;
  setTicked(isOn ? [...ticked, ...meant] : [...ticked].filter((each) => !meant.includes(each)));
}
