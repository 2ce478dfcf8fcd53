'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Report } from '@/lib/domain/enquiries/reports/dto';
import { dayStart, formatLongDay, formatShortDay } from '@/lib/shared/time/local-day';

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
  const day = payload?.[0]?.payload as Day | undefined;
  if (!active || !day) return null;
  return (
    <div className="rounded-[2px] border border-line bg-field px-3 py-2 shadow-[0_8px_24px_rgb(14_34_48/0.12)]">
      <p className="text-stone text-xs">{formatLongDay(noon(day.day))}</p>
      <p className="font-semibold text-xs">{toText(day)}</p>
    </div>
  );
}

export function DayBars({ days }: { days: Day[] }) {
  return (
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
  );
}
