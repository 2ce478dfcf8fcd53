'use client';

import type { Route } from 'next';
import { usePathname, useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { isStepBefore, stepBack } from './history-step';

const key = 'edit';

function hrefOf(path: Route, id: string | null): string {
  const query = new URLSearchParams(location.search);
  if (id === null) query.delete(key);
  else query.set(key, id);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Which record of a screen is open stands in its address: Back closes it, and a link or a reload opens it. */
export function useSheetAddress(path: Route) {
  const asked = useSearchParams().get(key);
  // A screen that is kept behind another must not take the other's address for its own.
  const isHere = usePathname() === path;
  const openId = isHere ? asked : null;
  const isClosing = useRef(false);
  return {
    openId,
    open: (id: string) => {
      if (openId === null) history.pushState(null, '', hrefOf(path, id));
      else history.replaceState(null, '', hrefOf(path, id));
    },
    /** To be awaited before the router is asked for anything else. */
    close: async () => {
      // A second press must not go back twice.
      if (openId === null || isClosing.current) return;
      isClosing.current = true;
      const href = hrefOf(path, null);
      if (isStepBefore(href)) await stepBack();
      // By a link there is nothing of ours to go back to.
      else history.replaceState(null, '', href);
      isClosing.current = false;
    },
  };
}
