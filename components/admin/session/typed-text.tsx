'use client';

import { useEffect } from 'react';

const key = 'admin-typed-text';
/** Whoever reloads has typed on by then. */
const restoredWithinMs = 10 * 60_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = { form: string; label: string; value: string };
type Kept = { path: string; fields: Typed[] };

const textTypes = new Set(['text', 'email', 'tel', 'url', 'number', 'date']);
const selector = 'input, textarea, select';
/** The forms of records keep their work by themselves. */
const keepsItself = '[data-keeps-work]';

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && textTypes.has(element.type));

/** The dialog that a field is in, by its title, and what the field is called. */
function placeOf(field: Field): { form: string; label: string } {
  const dialog = field.closest('[role=dialog], dialog');
  const title = dialog?.querySelector('h1, h2, h3')?.textContent ?? '';
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
  return { form: title, label };
}

const edited = new Set<Field>();

/** Keeps what was typed on this page for the next load of it, in this tab. */
export function keepTypedText(): void {
  const fields = [...edited]
    .filter((field) => field.isConnected && !field.closest(keepsItself))
    .map((field) => ({ ...placeOf(field), value: field.value }));
  if (fields.length === 0) return;
  const kept: Kept = { path: location.pathname, fields };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forbidden store.
  }
}

function takeKept(): Typed[] {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // Written by keepTypedText alone.
    const kept = text === null ? null : (JSON.parse(text) as Kept);
    return kept?.path === location.pathname ? kept.fields : [];
  } catch {
    return [];
  }
}

/** React hears of a value that is set past it by the setter of the element. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Fills fields as they appear: those of a dialog once it is opened again. */
function restore(kept: Typed[]): () => void {
  const left = [...kept];
  const fill = () => {
    for (const field of document.querySelectorAll<Field>(selector)) {
      if (!isField(field) || field.closest(keepsItself)) continue;
      const { form, label } = placeOf(field);
      const index = left.findIndex((typed) => typed.form === form && typed.label === label);
      const [typed] = index < 0 ? [] : left.splice(index, 1);
      if (typed && field.value !== typed.value) setValue(field, typed.value);
    }
    if (left.length === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), restoredWithinMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}

/** Notes what is typed, and restores what was typed before the page was reloaded. Answers how to stop. */
function watch(): () => void {
  const note = ({ target }: Event) => {
    for (const field of edited) if (!field.isConnected) edited.delete(field);
    if (isField(target)) edited.add(target);
  };
  document.addEventListener('input', note, true);
  const kept = takeKept();
  const stop = kept.length > 0 ? restore(kept) : () => {};
  return () => {
    document.removeEventListener('input', note, true);
    stop();
  };
}

export function TypedText(): null {
  useEffect(watch, []);
  return null;
}
