'use client';

import { useEffect } from 'react';

/** Installed, the back office has its worker from the start: it shows words where there is no network. */
export function AppWorker() {
  useEffect(() => {
    // A browser that refuses does without.
    if ('serviceWorker' in navigator && matchMedia('(display-mode: standalone)').matches)
      void import('./browser-push').then(({ registerWorker }) => registerWorker()).catch(() => {});
  }, []);
  return null;
}
