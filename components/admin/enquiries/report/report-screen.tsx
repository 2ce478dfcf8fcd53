import { Download } from 'lucide-react';
import Form from 'next/form';
import { BackLink } from '@/components/admin/ui/back-link';
import { Button } from '@/components/admin/ui/button';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { salesHome } from '@/lib/content/nav';
import type { Report } from '@/lib/domain/enquiries/reports/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { formatRupees } from '@/lib/shared/numbers/rupees';
import { dayStart, formatShortDay } from '@/lib/shared/time/local-day';
import { ExportLink } from '../inbox/export-link';
import { BarList } from './bar-list';
import { DayChart } from './day-chart';
import { FigureTabs } from './figure-tabs';
import { KeptAndBroken } from './kept-and-broken';

export type Preset = { name: string; from: string; to: string };

function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '–';
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 48 * 60) return `${Math.floor(whole / 60)} h ${whole % 60} min`;
  return `${Math.round(whole / 1440)} days`;
}

const percent = (part: number, whole: number) => (whole === 0 ? '' : `${Math.round((part / whole) * 100)}%`);

function Cards({ report }: { report: Report }) {
  const { total, written, totalBefore, medianFirstContactMinutes, contacted, contactedInADay } = report;
  const { siteVisits, won, wonBefore, wonValue } = report;
  const cards = [
    { name: 'Enquiries', figure: formatCount(total), line: `${formatCount(totalBefore)} in the days before` },
    {
      name: 'Median time to first contact',
      figure: formatMinutes(medianFirstContactMinutes),
      line: `of ${formatCount(contacted)} contacted`,
    },
    {
      name: 'Contacted within 24 hours',
      figure: `${formatCount(contactedInADay)} of ${formatCount(written)}`,
      line: `${formatCount(written - contactedInADay)} waited longer or are still waiting`,
    },
    {
      name: 'Site visits',
      figure: formatCount(siteVisits),
      line: percent(siteVisits, total) && `${percent(siteVisits, total)} of enquiries`,
    },
    {
      name: 'Won',
      figure: formatCount(won),
      line: [wonValue > 0 && formatRupees(wonValue), `${formatCount(wonBefore)} in the days before`]
        .filter(Boolean)
        .join(', '),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-[3px] border border-hairline bg-hairline wide:grid-cols-5">
      {cards.map(({ name, figure, line }) => (
        <div key={name} className="bg-field px-5 py-3.5 max-wide:first:col-span-2">
          <dt className="text-ink-2 admin:text-[13px]">{name}</dt>
          <dd className="mt-0.5 font-medium text-[26px] leading-8">
            {figure}
            <span className="block font-normal text-[14px] text-stone leading-5 admin:text-[13px]">
              {line}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ReportScreenProps = { report: Report; presets: Preset[] };

export function ReportScreen({ report, presets }: ReportScreenProps) {
  const { from, to, byDay, byKind, bySource, byProject, byFirstContact, byLostReason, byPerson, written } =
    report;
  const toRows = (rows: Report['bySource']) =>
    rows.map(({ name, count, won }) => ({ name, count, ...(won > 0 && { note: `${won} won` }) }));
  const lost = byLostReason.reduce((sum, { count }) => sum + count, 0);
  const noon = (day: string) => dayStart(day, '12:00').toISOString();
  return (
    <PageBody>
      <PageHead title="Figures">
        <div className="flex items-center gap-3">
          <BackLink href={salesHome} name="Enquiries" />
          <ExportLink
            href={`/api/admin/enquiries.csv?from=${from}&to=${to}`}
            className="hidden h-9 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:inline-flex"
          >
            <Download size={16} strokeWidth={1.6} aria-hidden="true" />
            Export CSV
          </ExportLink>
        </div>
      </PageHead>
      <FigureTabs current="/admin/enquiries/figures" />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <nav
            aria-label="Days"
            className="flex overflow-hidden rounded-[2px] border border-control bg-field"
          >
            {presets.map((preset) => (
              <IntentLink
                key={preset.name}
                href={`/admin/enquiries/figures?from=${preset.from}&to=${preset.to}`}
                aria-current={preset.from === from && preset.to === to ? 'true' : undefined}
                className="ring-inside flex h-11 items-center border-line border-r px-3 font-[550] last:border-r-0 hover:bg-sand aria-[current]:bg-ink aria-[current]:text-white admin:h-[34px] admin:text-[13px]"
              >
                {preset.name}
              </IntentLink>
            ))}
          </nav>
          <Form
            action="/admin/enquiries/figures"
            className="grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 admin:flex admin:w-auto"
          >
            <input
              type="date"
              name="from"
              aria-label="From"
              required
              defaultValue={from}
              key={`f${from}`}
              className="admin-field min-w-0 admin:w-auto!"
            />
            <span className="text-stone">to</span>
            <input
              type="date"
              name="to"
              aria-label="To, included"
              required
              defaultValue={to}
              key={`t${to}`}
              className="admin-field min-w-0 admin:w-auto!"
            />
            <Button type="submit" className="col-span-3">
              Show
            </Button>
          </Form>
        </div>
        <Cards report={report} />
        <DayChart days={byDay} range={`${formatShortDay(noon(from))} to ${formatShortDay(noon(to))}`} />
        <div className="grid gap-4 wide:grid-cols-3">
          <BarList id="by-kind" title="By kind" rows={toRows(byKind)} />
          <BarList id="by-source" title="By source" rows={toRows(bySource)} />
          <BarList id="by-project" title="By project" rows={toRows(byProject)} />
          <BarList
            id="by-first-contact"
            title="Time to first contact"
            rows={byFirstContact.map(({ name, count }) => ({ name, count, note: percent(count, written) }))}
          />
          <BarList
            id="by-lost-reason"
            title="Why enquiries are lost"
            rows={byLostReason.map(({ name, count }) => ({ name, count, note: percent(count, lost) }))}
          />
        </div>
        {byPerson.length > 0 && <KeptAndBroken rows={byPerson} />}
        <p>
          <IntentLink
            href="/admin/enquiries/newsletter"
            className="inline-flex min-h-11 items-center text-terra-deep underline underline-offset-2 admin:min-h-6"
          >
            Newsletter subscribers
          </IntentLink>
        </p>
      </div>
    </PageBody>
  );
}
