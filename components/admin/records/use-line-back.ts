'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` when the line comes back, as long as it is waited for. */
export function useLineBack(isWaiting: boolean, onBack: () => void): void {
  const call = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const listen = () => call();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isWaiting]);
}
