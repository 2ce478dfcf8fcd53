'use client';

import { createContext, useContext } from 'react';

/** What is wrong with each field, by its name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export function useFieldError(id: string, name: string) {
  const error = useContext(FieldErrors)[name];
  const errorId = `${id}-error`;
  return {
    error,
    errorId,
    control: error ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {},
  };
}
