'use client';

import { type FormEvent, useEffect, useId } from 'react';
import type { RecordForm } from './use-record-form';

/** Ctrl+S submits the form, unless a question is open. */
export function useFormElement({ conflict, guard, save }: RecordForm) {
  const id = useId();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const element = document.getElementById(id);
      if (!conflict && !guard.isAsking && element instanceof HTMLFormElement) element.requestSubmit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [id, conflict, guard.isAsking]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return { id, onSubmit };
}
