'use client';

import { useEffect, useRef } from 'react';

function focusById(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** After a save or a delete the list comes anew; then the focus goes where the work goes on. */
export function useFocusAfterRefresh(records: unknown): (id: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (records && target.current !== null && focusById(target.current)) target.current = null;
  }, [records]);
  return (id) => {
    target.current = id;
  };
}
