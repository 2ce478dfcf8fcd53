'use client';

import { useState } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Button } from '@/components/admin/ui/button';
import type { Report } from '@/lib/domain/enquiries/dto';
import { dayStart, formatLongDay, formatShortDay } from '@/lib/shared/local-day';

type Day = Report['byDay'][number];

const noon = (day: string) => dayStart(day, '12:00').toISOString();
const toText = ({ count, siteVisits }: Day) =>
  [
    `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`,
    siteVisits > 0 && `${siteVisits} site ${siteVisits === 1 ? 'visit' : 'visits'}`,
  ]
    .filter(Boolean)
    .join(', ');

function DayTooltip({ active, payload }: { active?: boolean; payload?: readonly { payload?: unknown }[] }) {
  // What the chart was given.
  const day = payload?.[0]?.payload as Day | undefined;
  if (!active || !day) return null;
  return (
    <div className="rounded-[2px] border border-line bg-field px-3 py-2 shadow-[0_8px_24px_rgb(14_34_48/0.12)]">
      <p className="text-stone text-xs">{formatLongDay(noon(day.day))}</p>
      <p className="font-semibold text-xs">{toText(day)}</p>
    </div>
  );
}

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

/** Enquiries by day: bars that the arrow keys walk along, or a table. */
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
          <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 1080, height: 208 }}>
            <BarChart data={days} accessibilityLayer aria-label="Enquiries by day" barCategoryGap="25%">
              <CartesianGrid vertical={false} stroke="#e6ddcf" />
              <XAxis
                dataKey="day"
                tickFormatter={(day: string) => formatShortDay(noon(day))}
                tick={{ fill: '#665d51' }}
                tickLine={false}
                axisLine={{ stroke: '#857868' }}
                minTickGap={48}
              />
              <YAxis
                allowDecimals={false}
                width={44}
                tick={{ fill: '#665d51' }}
                tickLine={false}
                axisLine={false}
              />
              <Tooltip cursor={false} content={DayTooltip} isAnimationActive={false} />
              <Bar
                dataKey="count"
                fill="#4f7183"
                activeBar={{ fill: 'var(--color-ink)' }}
                isAnimationActive={false}
                maxBarSize={40}
              />
            </BarChart>
          </ResponsiveContainer>
        </div>
      )}
    </section>
  );
}
