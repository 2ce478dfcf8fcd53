'use client';

import { formatMoment } from '@/lib/shared/time/format-moment';
import { formatDayAndClock, formatNearDay } from '@/lib/shared/time/local-day';
import { useToday } from './today';

type MomentProps = {
  /** Milliseconds since 1970, or an ISO text. */
  at: number | string;
  /** Without the time of day. */
  isDay?: boolean;
  className?: string;
};

/** When something was or will be, as people say it: "Today 11:42". The exact moment is its title. */
export function Moment({ at, isDay, className }: MomentProps) {
  const today = useToday();
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={formatMoment(at)} className={className}>
      {isDay ? formatNearDay(iso, today) : formatDayAndClock(iso, today)}
    </time>
  );
}
