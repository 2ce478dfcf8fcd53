'use client';

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { findUnsavedWork, keepUnsavedWork, removeUnsavedWork, unsavedForms } from './unsaved-work';

/** A secret is never kept on a device: it has a state of its own. */
type NoSecret = {
  [name in 'password' | 'currentPassword' | 'newPassword' | 'code' | 'key' | 'token' | 'secret']?: never;
};

const keyOf = (form: string, id: string) => `${form}:${id}`;

/** Only what was changed: what somebody else saves meanwhile in another field is not put back. */
function changesOf<T extends object>(initial: T, values: T): Partial<T> {
  const names = Object.keys(initial) as (keyof T)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(initial[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<T>;
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** Keeps what differs from the initial values on this device, and nothing where nothing does. Returns it. */
export function keepChanges<T extends object>(form: string, id: string, initial: T, values: T): Partial<T> {
  const changes = changesOf(initial, values);
  if (isEmpty(changes)) removeUnsavedWork(unsavedForms, keyOf(form, id));
  else keepUnsavedWork(unsavedForms, keyOf(form, id), form, changes);
  return changes;
}

/** What this device keeps of a form; a field that the form no longer has is left out. */
export function findChanges<T extends object>(form: string, id: string, initial: T): Partial<T> {
  const kept = findUnsavedWork<Partial<T>>(unsavedForms, keyOf(form, id))?.content;
  return changesOf(initial, { ...initial, ...kept });
}

/**
 * The values of a small form, which this device keeps from the first change until `forget`: after a save and when the form is
 * cancelled. The same form has them again after a reload. `id` is the record that it changes.
 */
export function useUnsavedValues<T extends object>(form: string, id: string, initial: T & NoSecret) {
  const key = keyOf(form, id);
  const [state, setState] = useState<{ key: string; changes: Partial<T>; isRestored: boolean } | null>(null);
  const current = state?.key === key ? state : null;
  const values: T = { ...initial, ...current?.changes };

  const restore = useEffectEvent((ofKey: string) => {
    const changes = findChanges<T>(form, id, initial);
    if (!isEmpty(changes)) setState({ key: ofKey, changes, isRestored: true });
  });
  // After the first rendering: the server, which renders some of these forms, knows nothing of the device.
  useLayoutEffect(() => restore(key), [key]);

  return {
    values,
    isRestored: current?.isRestored ?? false,
    set: (part: Partial<T>) => {
      const changes = keepChanges<T>(form, id, initial, { ...values, ...part });
      setState({ key, changes, isRestored: current?.isRestored ?? false });
    },
    /** Removes them from the device, and starts again. */
    forget: () => {
      removeUnsavedWork(unsavedForms, key);
      setState(null);
    },
  };
}
