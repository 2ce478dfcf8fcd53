'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { toDay } from '@/lib/shared/time/local-day';

// Outside of the back office's screens a day is named with its month and year.
const Today = createContext('1970-01-01');
const minuteMs = 60_000;

function watchClock(onMinute: () => void) {
  const timer = setInterval(onMinute, minuteMs);
  return () => clearInterval(timer);
}

type TodayProviderProps = {
  /** The office's day when the server drew the page, as 2026-11-21: the browser's first look is the same. */
  today: string;
  children: ReactNode;
};

/** The office's day for whatever names a day by it; a page that stays open over midnight goes on. */
export function TodayProvider({ today, children }: TodayProviderProps) {
  const day = useSyncExternalStore(
    watchClock,
    () => toDay(Date.now()),
    () => today,
  );
  return <Today value={day}>{children}</Today>;
}

export const useToday = (): string => useContext(Today);
