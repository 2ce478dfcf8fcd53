'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '@/lib/content/limits';
import { dayMs } from '@/lib/shared/time/day-ms';

export const newRecordId = 'new';
export const unsavedNotes = 'note';
export const unsavedEnquiries = 'lead';
export const unsavedForms = 'form';
const changed = 'admin-unsaved-work';
// Increase when a form changes its shape: older work is then ignored.
const shape = 1;
// The prefix of earlier releases, so that their unsaved work is found.
const keyStart = 'draft:';

/** AUTH-6. */
export type UnsavedWork<T> = { savedAt: number; title: string; content: T };
export type UnsavedEntry = { id: string; savedAt: number; title: string };

const prefixOf = (kind: string) => `${keyStart}${kind}:${shape}:`;
const announce = () => window.dispatchEvent(new Event(changed));

export function keepUnsavedWork<T>(kind: string, id: string, title: string, content: T): void {
  const work: UnsavedWork<T> = { savedAt: Date.now(), title, content };
  try {
    localStorage.setItem(prefixOf(kind) + id, JSON.stringify(work));
  } catch {
    // Storage is full or forbidden: the form still holds everything.
  }
  announce();
}

export function removeUnsavedWork(kind: string, id: string): void {
  try {
    localStorage.removeItem(prefixOf(kind) + id);
  } catch {
    // Nothing could be stored, so nothing has to be removed.
  }
  announce();
}

export function removeAllUnsavedWork(kind: string): void {
  try {
    const prefix = prefixOf(kind);
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
  announce();
}

export function findUnsavedWork<T>(kind: string, id: string): UnsavedWork<T> | null {
  try {
    const text = localStorage.getItem(prefixOf(kind) + id);
    // Only keepUnsavedWork writes these keys, which contain the shape.
    const work = text === null ? null : (JSON.parse(text) as UnsavedWork<T>);
    return work && Date.now() - work.savedAt < limits.unsavedWorkDays * dayMs ? work : null;
  } catch {
    return null;
  }
}

export function listUnsavedWork(kind: string): UnsavedEntry[] {
  try {
    const prefix = prefixOf(kind);
    const ids = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    const entries = ids.flatMap((id): UnsavedEntry[] => {
      const work = findUnsavedWork(kind, id);
      return work ? [{ id, savedAt: work.savedAt, title: work.title }] : [];
    });
    return entries.sort((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}

export const listUnsavedKinds = (): string[] => [
  ...new Set(
    Object.keys(localStorage).flatMap((key) =>
      key.startsWith(keyStart) ? (key.slice(keyStart.length).split(':')[0] ?? []) : [],
    ),
  ),
];

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Newest first; empty during server rendering. */
export function useUnsavedWork(kind: string): UnsavedEntry[] {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(listUnsavedWork(kind)),
    () => '[]',
  );
  // Only keepUnsavedWork writes it.
  return useMemo(() => JSON.parse(text) as UnsavedEntry[], [text]);
}
