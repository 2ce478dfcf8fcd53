'use client';

import { formatMoment } from '@/lib/shared/time/format-moment';
import { formatDayAndClock, formatNearDay } from '@/lib/shared/time/local-day';
import { useToday } from './today';

type MomentProps = {
  /** Milliseconds since 1970, or an ISO text. */
  at: number | string;
  isDay?: boolean;
  className?: string;
};

export function Moment({ at, isDay, className }: MomentProps) {
  const today = useToday();
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={formatMoment(at)} className={className}>
      {isDay ? formatNearDay(iso, today) : formatDayAndClock(iso, today)}
    </time>
  );
}
