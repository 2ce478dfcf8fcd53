'use client';

import { useEffect } from 'react';
import { isInstalled, registerWorker } from './browser-push';

/** Installed, the back office has its worker from the start: it shows words where there is no network. */
export function AppWorker() {
  useEffect(() => {
    // A browser that refuses does without.
    if ('serviceWorker' in navigator && isInstalled()) registerWorker().catch(() => {});
  }, []);
  return null;
}
