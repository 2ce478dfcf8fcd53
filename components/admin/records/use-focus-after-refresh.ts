'use client';

import { useEffect, useRef } from 'react';

function focusById(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

export function useFocusAfterRefresh(records: unknown): (id: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (records && target.current !== null && focusById(target.current)) target.current = null;
  }, [records]);
  return (id) => {
    target.current = id;
  };
}
