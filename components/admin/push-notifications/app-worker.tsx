'use client';

import { useEffect } from 'react';

/** Registered at once when installed, because it also shows the offline page. */
export function AppWorker() {
  useEffect(() => {
    // It is optional: a browser may refuse it.
    if ('serviceWorker' in navigator && matchMedia('(display-mode: standalone)').matches)
      void import('./browser-push').then(({ registerWorker }) => registerWorker()).catch(() => {});
  }, []);
  return null;
}
