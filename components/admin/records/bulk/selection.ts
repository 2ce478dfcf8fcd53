import { useSyncExternalStore } from 'react';

// One shared value: a new set would render the list again.
const none: ReadonlySet<string> = new Set();
let selected = none;
let lastSelected = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSelection = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => selected,
    () => none,
  );

export function setSelection(ids: Iterable<string>) {
  selected = new Set(ids);
  for (const listener of listeners) listener();
}

export function select(id: string, isOn: boolean, through: readonly string[] = []) {
  const ends = [through.indexOf(lastSelected), through.indexOf(id)];
  const meant = ends.includes(-1) ? [id] : through.slice(Math.min(...ends), Math.max(...ends) + 1);
  lastSelected = id;
  setSelection(isOn ? [...selected, ...meant] : [...selected].filter((each) => !meant.includes(each)));
}
