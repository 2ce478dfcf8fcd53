'use client';

import { useEffect, useState } from 'react';
import { site } from '@/lib/content/site';

const furthestZoneMs = 14 * 3_600_000;

/** True when it is this year in every time zone. */
function isYearEverywhere(year: string, now: number): boolean {
  return [now - furthestZoneMs, now + furthestZoneMs].every(
    (moment) => new Date(moment).getUTCFullYear() === Number(year),
  );
}

/** FOOT-2. A zoned format is slow, so it runs only where the year may differ. */
export function Year({ printed }: { printed: string }) {
  const [year, setYear] = useState(printed);
  useEffect(() => {
    const now = Date.now();
    if (isYearEverywhere(printed, now)) return;
    setYear(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: site.timeZone }).format(now));
  }, [printed]);
  return year;
}
