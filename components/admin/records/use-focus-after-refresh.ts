'use client';

import { useEffect, useRef } from 'react';

function focusById(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** After a save or a delete the list comes anew; then the focus goes where the work goes on. */
export function useFocusAfterRefresh(records: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (records && wanted.current !== null && focusById(wanted.current)) wanted.current = null;
  }, [records]);
  return (id) => {
    wanted.current = id;
  };
}
