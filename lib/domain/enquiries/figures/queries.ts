import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { costOf } from '@/lib/shared/enquiries/cost';
import { toCsvLine } from '@/lib/shared/tables/csv';
import { addMonths, dayStart } from '@/lib/shared/time/local-day';
import type { SourceFigures } from '../dto';
import { inRange, visited } from '../report';

type Counted = Pick<SourceFigures, 'source' | 'enquiries' | 'visits' | 'sales'>;

/** The moments between which a month of the office lies. */
export const monthRange = (month: string) => ({
  start: dayStart(`${month}-01`),
  end: dayStart(`${addMonths(month, 1)}-01`),
});

/** By the present name of the source that gave an enquiry, else by its own words. */
const countSources = (month: string) => db.$queryRaw<Counted[]>`
  select coalesce(door.name, nullif(e.source, ''), 'Not said') as source, count(*)::int as enquiries,
    count(*) filter (where ${visited})::int as visits, count(*) filter (where e.state = 'won')::int as sales
  from enquiry e left join source door on door.id = e.door_id
  where ${inRange(monthRange(month))} group by 1`;

/**
 * What came of the enquiries of a month, by source, and what they have cost: also of a source that has sent none, and of one that was
 * paid for. Spam is left out.
 */
export async function listSourceFigures(_sales: Sales, month: string): Promise<SourceFigures[]> {
  const [counted, spent, doors] = await Promise.all([
    countSources(month),
    db.sourceSpend.findMany({ where: { month } }),
    db.source.findMany({ select: { name: true } }),
  ]);
  const countOf = new Map(counted.map((row) => [row.source, row]));
  const spentOn = new Map(spent.map((row) => [row.source, row]));
  const names = new Set([...countOf.keys(), ...spentOn.keys(), ...doors.map(({ name }) => name)]);
  return [...names]
    .map((source) => ({
      ...(countOf.get(source) ?? { source, enquiries: 0, visits: 0, sales: 0 }),
      month,
      spend: spentOn.get(source)?.rupees ?? null,
      version: spentOn.get(source)?.version ?? 0,
    }))
    .toSorted((one, other) => other.enquiries - one.enquiries || one.source.localeCompare(other.source));
}

const columns: [head: string, of: (row: SourceFigures) => string][] = [
  ['Source', ({ source }) => source],
  ['Month', ({ month }) => month],
  ['Spend in rupees', ({ spend }) => (spend === null ? '' : String(spend))],
  ['Enquiries', ({ enquiries }) => String(enquiries)],
  ['Visits', ({ visits }) => String(visits)],
  ['Sales', ({ sales }) => String(sales)],
  ['An enquiry costs', ({ spend, enquiries }) => String(costOf('enquiry', { spend, count: enquiries }))],
  ['A visit costs', ({ spend, visits }) => String(costOf('visit', { spend, count: visits }))],
  ['A sale costs', ({ spend, sales }) => String(costOf('sale', { spend, count: sales }))],
];

export const figuresHead = (): string => toCsvLine(columns.map(([head]) => head));
export const toFiguresLine = (row: SourceFigures): string => toCsvLine(columns.map(([, of]) => of(row)));

export async function* walkSourceFigures(sales: Sales, month: string): AsyncGenerator<SourceFigures[]> {
  yield await listSourceFigures(sales, month);
}
