import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { costOf } from '@/lib/shared/enquiries/cost';
import { toCsvLine } from '@/lib/shared/tables/csv';
import { addMonths, dayStart } from '@/lib/shared/time/local-day';
import { Prisma } from '@/prisma/generated/client';
import type { SourceReport } from './dto';
import { inRange, visited } from './report';

type Counted = Omit<SourceReport, 'month' | 'spend' | 'version'>;

const asked = Prisma.sql`(${visited} or e.details ->> 'visitOn' <> '' or exists (select from visit where visit.enquiry_id = e.id))`;

export const monthRange = (month: string) => ({
  start: dayStart(`${month}-01`),
  end: dayStart(`${addMonths(month, 1)}-01`),
});

const countSources = (month: string) => db.$queryRaw<Counted[]>`
  select coalesce(source.name, nullif(e.source, ''), 'Not given') as source, count(*)::int as enquiries,
    count(*) filter (where sla.answered_at is not null or sla.due_at <= now())::int as timed,
    count(*) filter (where sla.answered_at <= sla.due_at)::int as "inTime",
    count(*) filter (where ${asked})::int as asked,
    count(*) filter (where ${visited})::int as visits, count(*) filter (where e.state = 'won')::int as sales
  from enquiry e left join source on source.id = e.source_id
    left join sla on sla.enquiry_id = e.id
  where ${inRange(monthRange(month))} group by 1`;

const none = { enquiries: 0, timed: 0, inTime: 0, asked: 0, visits: 0, sales: 0 };

/** Also of sources without enquiries or without spend. Without spam. */
export async function listSourceReport(_sales: Sales, month: string): Promise<SourceReport[]> {
  const [counted, spent, sources] = await Promise.all([
    countSources(month),
    db.sourceSpend.findMany({ where: { month } }),
    db.source.findMany({ select: { name: true } }),
  ]);
  const countOf = new Map(counted.map((row) => [row.source, row]));
  const spentOn = new Map(spent.map((row) => [row.source, row]));
  const names = new Set([...countOf.keys(), ...spentOn.keys(), ...sources.map(({ name }) => name)]);
  return [...names]
    .map((source) => ({
      ...(countOf.get(source) ?? { source, ...none }),
      month,
      spend: spentOn.get(source)?.rupees ?? null,
      version: spentOn.get(source)?.version ?? 0,
    }))
    .toSorted((one, other) => other.enquiries - one.enquiries || one.source.localeCompare(other.source));
}

/** A spreadsheet reads '-' as a formula. */
const costCell = (what: Parameters<typeof costOf>[0], spend: number | null, count: number): string =>
  spend === null ? '' : String(costOf(what, { spend, count }));

const columns: [head: string, of: (row: SourceReport) => string][] = [
  ['Source', ({ source }) => source],
  ['Month', ({ month }) => month],
  ['Spend in rupees', ({ spend }) => (spend === null ? '' : String(spend))],
  ['Enquiries', ({ enquiries }) => String(enquiries)],
  ['With a response time', ({ timed }) => String(timed)],
  ['Answered in time', ({ inTime }) => String(inTime)],
  ['Visits requested', ({ asked }) => String(asked)],
  ['Visits', ({ visits }) => String(visits)],
  ['Sales', ({ sales }) => String(sales)],
  ['Cost per enquiry', ({ spend, enquiries }) => costCell('enquiry', spend, enquiries)],
  ['Cost per visit request', ({ spend, asked }) => costCell('asked', spend, asked)],
  ['Cost per visit', ({ spend, visits }) => costCell('visit', spend, visits)],
  ['Cost per sale', ({ spend, sales }) => costCell('sale', spend, sales)],
];

export const sourceReportHead = (): string => toCsvLine(columns.map(([head]) => head));
export const toSourceReportLine = (row: SourceReport): string => toCsvLine(columns.map(([, of]) => of(row)));

export async function* walkSourceReport(sales: Sales, month: string): AsyncGenerator<SourceReport[]> {
  yield await listSourceReport(sales, month);
}
