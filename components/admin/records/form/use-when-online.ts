'use client';

import { useEffect, useEffectEvent } from 'react';

export function useWhenOnline(isWaiting: boolean, onBack: () => void): void {
  const call = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const listen = () => call();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isWaiting]);
}
