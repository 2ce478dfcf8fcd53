'use client';

import { useEffect, useState } from 'react';
import { groupOf, type ClockMark as Mark, passMinutes, wordsOf } from '@/lib/shared/enquiries/clock-mark';
import { clockLooks } from './clock-look';

const minuteMs = 60_000;

/** Whole minutes since the page was read. */
function useMinutesSince(key: string): number {
  const [passed, setPassed] = useState({ key, minutes: 0 });
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(
      () => setPassed({ key, minutes: Math.floor((Date.now() - start) / minuteMs) }),
      minuteMs / 4,
    );
    return () => clearInterval(timer);
  }, [key]);
  return passed.key === key ? passed.minutes : 0;
}

/** The time that is left to answer: a shape, words and a colour. It counts on while the page is open. */
export function ClockMark({ mark, hasBy = false }: { mark: Mark; hasBy?: boolean }) {
  const minutes = useMinutesSince(`${mark.left} ${mark.isRunning} ${mark.by}`);
  const now = passMinutes(mark, minutes);
  const { tint, color, shape } = clockLooks[groupOf(now)];
  return (
    <span
      className={`inline-flex min-h-[26px] shrink-0 items-center gap-1.5 whitespace-nowrap rounded-[2px] px-2 font-semibold text-[14px] admin:min-h-6 admin:text-[13px] ${tint} ${color}`}
    >
      {shape}
      {wordsOf(now)}
      {hasBy && now.isRunning && now.left > 0 && `, by ${now.by}`}
    </span>
  );
}
