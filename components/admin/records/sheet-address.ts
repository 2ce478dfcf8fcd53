'use client';

import type { Route } from 'next';
import { usePathname, useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { findStepBefore, stepBack } from './history-step';
import { hrefOfSheet, readSheet } from './sheet-href';

export function useSheetAddress(path: Route) {
  const asked = readSheet(useSearchParams());
  // A hidden screen must not read the address of the visible one.
  const isHere = usePathname() === path;
  const openId = isHere ? asked : null;
  const isClosing = useRef(false);
  return {
    openId,
    open: (id: string) => {
      if (openId === null) history.pushState(null, '', hrefOfSheet(path, id));
      else history.replaceState(null, '', hrefOfSheet(path, id));
    },
    /** Await this before any other call of the router. */
    close: async () => {
      // A second press must not go back twice.
      if (openId === null || isClosing.current) return;
      isClosing.current = true;
      const href = hrefOfSheet(path, null);
      const step = findStepBefore(href);
      if (step) await stepBack(step);
      // Opened by a link: the history has no entry of ours to go back to.
      else history.replaceState(null, '', href);
      isClosing.current = false;
    },
  };
}
