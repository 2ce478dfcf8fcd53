'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '@/lib/content/limits';
import { dayMs } from '@/lib/shared/time/day-ms';

/** Stands for a record that is not there yet. */
export const newRecordId = 'new';
export const unsavedNotes = 'note';
export const unsavedEnquiries = 'lead';
/** Small forms and dialogs, each under its own name. */
export const unsavedForms = 'form';
const changed = 'admin-unsaved-work';
// Raised when what a form keeps takes another shape: older work is then left alone.
const shape = 1;
// The word of earlier releases: what they kept on a device is still found.
const keyStart = 'draft:';

/** What was typed into a form and not saved, kept on this device (AUTH-6). */
export type UnsavedWork<T> = { savedAt: number; title: string; content: T };
export type UnsavedEntry = { id: string; savedAt: number; title: string };

const prefixOf = (kind: string) => `${keyStart}${kind}:${shape}:`;
const announce = () => window.dispatchEvent(new Event(changed));

export function keepUnsavedWork<T>(kind: string, id: string, title: string, content: T): void {
  const work: UnsavedWork<T> = { savedAt: Date.now(), title, content };
  try {
    localStorage.setItem(prefixOf(kind) + id, JSON.stringify(work));
  } catch {
    // A full or forbidden store: the form itself still holds everything.
  }
  announce();
}

export function removeUnsavedWork(kind: string, id: string): void {
  try {
    localStorage.removeItem(prefixOf(kind) + id);
  } catch {
    // Nothing could be kept, so there is nothing to remove.
  }
  announce();
}

export function removeAllUnsavedWork(kind: string): void {
  try {
    const prefix = prefixOf(kind);
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
  announce();
}

export function findUnsavedWork<T>(kind: string, id: string): UnsavedWork<T> | null {
  try {
    const text = localStorage.getItem(prefixOf(kind) + id);
    // Written by keepUnsavedWork alone, under a key that names the shape.
    const work = text === null ? null : (JSON.parse(text) as UnsavedWork<T>);
    return work && Date.now() - work.savedAt < limits.unsavedWorkDays * dayMs ? work : null;
  } catch {
    return null;
  }
}

/** Newest first. */
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

/** What this device keeps of one kind, newest first; nothing while the server renders. */
export function useUnsavedWork(kind: string): UnsavedEntry[] {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(listUnsavedWork(kind)),
    () => '[]',
  );
  // Written above.
  return useMemo(() => JSON.parse(text) as UnsavedEntry[], [text]);
}
