'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import type { Report } from '@/lib/domain/enquiries/reports/dto';
import { dayStart, formatLongDay } from '@/lib/shared/time/local-day';

/** The chart library is as large as the rest of the screen, so it loads later. */
const DayBars = dynamic(() => import('./day-bars').then((module) => module.DayBars), { ssr: false });

type Day = Report['byDay'][number];

const noon = (day: string) => dayStart(day, '12:00').toISOString();
function DayTable({ days }: { days: Day[] }) {
  return (
    <div className="px-4 pb-4 admin:px-5">
      <table className="w-full text-left">
        <thead>
          <tr className="text-stone admin:text-[13px]">
            <th scope="col" className="py-2 font-normal">
              Day
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Enquiries
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Site visits
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, siteVisits }) => (
            <tr key={day} className="border-hairline border-t">
              <th scope="row" className="py-1.5 font-normal">
                {formatLongDay(noon(day))}
              </th>
              <td className="py-1.5 text-right">{count}</td>
              <td className="py-1.5 text-right">{siteVisits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function DayChart({ days, range }: { days: Day[]; range: string }) {
  const [isTable, setIsTable] = useState(false);
  return (
    <section
      aria-labelledby="by-day"
      className="overflow-hidden rounded-[3px] border border-hairline bg-field"
    >
      <div className="flex min-h-[50px] items-center justify-between border-hairline border-b pr-2 pl-4">
        <h2 id="by-day" className="font-semibold admin:text-[15px]">
          By day <span className="ml-1 font-normal text-stone admin:text-[13px]">{range}</span>
        </h2>
        <Button look="ghost" isSmall aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <div className="h-60 py-4 pr-4 text-xs">
          <DayBars days={days} />
        </div>
      )}
    </section>
  );
}
