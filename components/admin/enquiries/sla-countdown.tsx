'use client';

import { useEffect, useState } from 'react';
import { groupOf, passMinutes, type SlaMark, wordsOf } from '@/lib/shared/enquiries/sla-mark';
import { slaLooks } from './sla-look';

const minuteMs = 60_000;

function useMinutes(): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setMinutes(Math.floor((Date.now() - start) / minuteMs)), minuteMs / 4);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}

type SlaCountdownProps = { mark: SlaMark; hasBy?: boolean };

function CountingMark({ mark, hasBy = false }: SlaCountdownProps) {
  const now = passMinutes(mark, useMinutes());
  const { tint, color, shape } = slaLooks[groupOf(now)];
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

/** The key restarts the count when the page has a newer value. */
export function SlaCountdown(props: SlaCountdownProps) {
  const { left, isRunning, by } = props.mark;
  return <CountingMark key={`${left} ${isRunning} ${by}`} {...props} />;
}
