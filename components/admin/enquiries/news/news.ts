'use client';

import { useSyncExternalStore } from 'react';
import type { Pulse } from '@/lib/domain/enquiries/inbox/dto';

export type News = Pulse & { isSignedOut: boolean };

const none: News = { newest: [], newCount: 0, isSignedOut: false };
const listeners = new Set<() => void>();
let current: News | null = null;

export const subscribeToNews = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function publishNews(change: Partial<News>): void {
  current = { ...(current ?? none), ...change };
  for (const listener of listeners) listener();
}

export const getNewCount = (): number => current?.newCount ?? 0;

export const useNews = (): News | null =>
  useSyncExternalStore(
    subscribeToNews,
    () => current,
    () => null,
  );
