'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '@/lib/content/limits';

/** The draft of what belongs to no record yet. */
export const newDraftId = 'new';
/** Notes on enquiries. */
export const noteDrafts = 'note';
/** Leads that the team types in. */
export const leadDrafts = 'lead';
const changed = 'admin-drafts';
// Raised when what a form keeps takes another shape: older drafts are then left alone.
const shape = 1;

/** What was typed into a form and not saved, kept on this device (AUTH-6). */
export type Draft<T> = { savedAt: number; title: string; content: T };
export type DraftEntry = { id: string; savedAt: number; title: string };

const prefixOf = (kind: string) => `draft:${kind}:${shape}:`;
const announce = () => window.dispatchEvent(new Event(changed));

export function saveDraft<T>(kind: string, id: string, title: string, content: T): void {
  const draft: Draft<T> = { savedAt: Date.now(), title, content };
  try {
    localStorage.setItem(prefixOf(kind) + id, JSON.stringify(draft));
  } catch {
    // A full or forbidden store: the form itself still holds everything.
  }
  announce();
}

export function removeDraft(kind: string, id: string): void {
  try {
    localStorage.removeItem(prefixOf(kind) + id);
  } catch {
    // Nothing could be kept, so there is nothing to remove.
  }
  announce();
}

/** Removes every draft of a kind from this device. */
export function removeDrafts(kind: string): void {
  try {
    const prefix = prefixOf(kind);
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
  announce();
}

export function findDraft<T>(kind: string, id: string): Draft<T> | null {
  try {
    const text = localStorage.getItem(prefixOf(kind) + id);
    // Written by saveDraft alone, under a key that names the shape.
    const draft = text === null ? null : (JSON.parse(text) as Draft<T>);
    return draft && Date.now() - draft.savedAt < limits.draftDays * 86_400_000 ? draft : null;
  } catch {
    return null;
  }
}

/** As JSON, newest first. */
export function readEntries(kind: string): string {
  try {
    const prefix = prefixOf(kind);
    const ids = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    const entries = ids.flatMap((id): DraftEntry[] => {
      const draft = findDraft(kind, id);
      return draft ? [{ id, savedAt: draft.savedAt, title: draft.title }] : [];
    });
    return JSON.stringify(entries.sort((a, b) => b.savedAt - a.savedAt));
  } catch {
    return '[]';
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The drafts of one kind on this device, newest first; none while the server renders. */
export function useDrafts(kind: string): DraftEntry[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readEntries(kind),
    () => '[]',
  );
  // Written above.
  return useMemo(() => JSON.parse(text) as DraftEntry[], [text]);
}
