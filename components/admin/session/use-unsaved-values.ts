'use client';

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { findUnsavedWork, keepUnsavedWork, removeUnsavedWork, unsavedForms } from './unsaved-work';

/** Security: secrets are never stored on the device. They need separate state. */
type NoSecret = {
  [name in 'password' | 'currentPassword' | 'newPassword' | 'code' | 'key' | 'token' | 'secret']?: never;
};

const keyOf = (form: string, id: string) => `${form}:${id}`;

function changesOf<T extends object>(initial: T, values: T): Partial<T> {
  const names = Object.keys(initial) as (keyof T)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(initial[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<T>;
}

const pick = <T extends object>(values: T, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<T>;

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

type Stored<T> = { changes: Partial<T>; from: Partial<T> };

export function keepChanges<T extends object>(form: string, id: string, initial: T, values: T): Partial<T> {
  const changes = changesOf(initial, values);
  const from = changesOf(values, initial);
  if (isEmpty(changes)) removeUnsavedWork(unsavedForms, keyOf(form, id));
  else keepUnsavedWork(unsavedForms, keyOf(form, id), form, { changes, from } satisfies Stored<T>);
  return changes;
}

/** Leaves out removed fields, and fields that others have saved since. */
export function findChanges<T extends object>(form: string, id: string, initial: T): Partial<T> {
  const stored = findUnsavedWork<Stored<T>>(unsavedForms, keyOf(form, id))?.content;
  const overtaken = changesOf(initial, { ...initial, ...stored?.from });
  return changesOf(initial, { ...initial, ...stored?.changes, ...pick(initial, Object.keys(overtaken)) });
}

/** Stored from the first change until `forget`, which follows a save or a cancel. */
export function useUnsavedValues<T extends object>(form: string, id: string, initial: T & NoSecret) {
  const key = keyOf(form, id);
  const [state, setState] = useState<{ key: string; changes: Partial<T>; isRestored: boolean } | null>(null);
  const current = state?.key === key ? state : null;
  const values: T = { ...initial, ...current?.changes };

  const restore = useEffectEvent((ofKey: string) => {
    const changes = findChanges<T>(form, id, initial);
    if (!isEmpty(changes)) setState({ key: ofKey, changes, isRestored: true });
  });
  // After hydration: the server cannot read the device.
  useLayoutEffect(() => restore(key), [key]);

  return {
    values,
    isRestored: current?.isRestored ?? false,
    set: (part: Partial<T>) => {
      const changes = keepChanges<T>(form, id, initial, { ...values, ...part });
      setState({ key, changes, isRestored: current?.isRestored ?? false });
    },
    forget: () => {
      removeUnsavedWork(unsavedForms, key);
      setState(null);
    },
  };
}
