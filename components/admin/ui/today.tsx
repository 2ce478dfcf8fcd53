'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { toDay } from '@/lib/shared/time/local-day';

const Today = createContext('1970-01-01');
const minuteMs = 60_000;

function watchClock(onMinute: () => void) {
  const timer = setInterval(onMinute, minuteMs);
  return () => clearInterval(timer);
}

type TodayProviderProps = {
  /** In the office's time zone, as 2026-11-21, so that server and browser render the same. */
  today: string;
  children: ReactNode;
};

export function TodayProvider({ today, children }: TodayProviderProps) {
  const day = useSyncExternalStore(
    watchClock,
    () => toDay(Date.now()),
    () => today,
  );
  return <Today value={day}>{children}</Today>;
}

export const useToday = (): string => useContext(Today);
