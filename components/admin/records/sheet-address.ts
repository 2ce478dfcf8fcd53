'use client';

import type { Route } from 'next';
import { usePathname, useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { findStepBefore, stepBack } from './history-step';
import { hrefOfSheet, readSheet } from './sheet-href';

/** Which record of a screen is open stands in its address: Back closes it, and a link or a reload opens it. */
export function useSheetAddress(path: Route) {
  const asked = readSheet(useSearchParams());
  // A screen that is kept behind another must not take the other's address for its own.
  const isHere = usePathname() === path;
  const openId = isHere ? asked : null;
  const isClosing = useRef(false);
  return {
    openId,
    open: (id: string) => {
      if (openId === null) history.pushState(null, '', hrefOfSheet(path, id));
      else history.replaceState(null, '', hrefOfSheet(path, id));
    },
    /** To be awaited before the router is asked for anything else. */
    close: async () => {
      // A second press must not go back twice.
      if (openId === null || isClosing.current) return;
      isClosing.current = true;
      const href = hrefOfSheet(path, null);
      const step = findStepBefore(href);
      if (step) await stepBack(step);
      // By a link there is nothing of ours to go back to.
      else history.replaceState(null, '', href);
      isClosing.current = false;
    },
  };
}
