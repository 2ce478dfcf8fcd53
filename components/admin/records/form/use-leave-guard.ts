'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isLeavingAdmin, isReloadingPage } from '@/components/admin/session/session-expired';
import { holdSteps } from '../history-step';

const keepNothing = () => {};

function findAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download !== '') return null;
  const address = link.pathname + link.search;
  const isElsewhere = link.origin === location.origin && address !== location.pathname + location.search;
  return isElsewhere ? address : null;
}

/** Guards links, Back, the close button, and, with the browser's own question, the tab. `keep` stores the values. */
export function useLeaveGuard(hasUnsaved: boolean, keep = keepNothing) {
  const router = useRouter();
  const [destination, setDestination] = useState<(() => void) | null>(null);

  // Gone in the same moment as the page that it guards, before the next one can be left.
  useLayoutEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      if (!isLeavingAdmin() && !isReloadingPage()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved, keep]);

  useEffect(() => {
    if (!hasUnsaved) return;
    const hold = (event: MouseEvent) => {
      const address = findAddress(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      // A link of this page led there.
      setDestination(() => () => router.push(address as Route));
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [hasUnsaved, router]);

  useEffect(() => {
    if (hasUnsaved) return holdSteps((go) => setDestination(() => go));
  }, [hasUnsaved]);

  return {
    isAsking: destination !== null,
    /** Leaves at once where nothing would be lost. */
    ask: (leave: () => void) => (hasUnsaved ? setDestination(() => leave) : leave()),
    leave: () => {
      setDestination(null);
      destination?.();
    },
    stay: () => setDestination(null),
  };
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
