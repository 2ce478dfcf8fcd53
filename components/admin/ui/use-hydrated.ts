'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server's HTML is taken over: what only this device knows is shown after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
