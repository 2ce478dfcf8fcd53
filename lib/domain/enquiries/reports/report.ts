import 'server-only';
import { nameOfReason } from '@/lib/content/enquiries/enquiries';
import { type EnquiryKind, enquiryKindNames } from '@/lib/content/enquiries/kinds';
import { site } from '@/lib/content/site';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { addDays, dayStart, daysBetween } from '@/lib/shared/time/local-day';
import { Prisma } from '@/prisma/generated/client';
import type { Report, ReportRow } from './dto';

const nameOfKind = (kind: string) =>
  // Another release may have written the kind.
  kind in enquiryKindNames ? enquiryKindNames[kind as EnquiryKind].office : kind;

/** These fragments need the alias `e` for the enquiry. */
export const visited = Prisma.sql`(e.state = 'site visit' or exists (
  select 1 from enquiry_event v where v.enquiry_id = e.id and v.state = 'site visit'))`;

export const wonValue = Prisma.sql`(e.outcome ->> 'wonValue')::float8`;

// Typed-in enquiries are contacted at once, and would hide how long visitors wait.
const written = Prisma.sql`e.origin ->> 'addedBy' is null`;

type Range = { start: Date; end: Date };
export const inRange = ({ start, end }: Range) =>
  Prisma.sql`e.state <> 'spam' and e.created_at >= ${start} and e.created_at < ${end}`;

type Totals = Omit<Report, 'from' | 'to' | 'totalBefore' | 'wonBefore' | `by${string}`>;

async function sum(range: Range): Promise<Totals> {
  // Without a group there is always one row.
  const [row] = await db.$queryRaw<[Totals]>`
    select count(*)::int as total, count(*) filter (where e.state = 'won')::int as won,
      coalesce(sum(${wonValue}) filter (where e.state = 'won'), 0)::float as "wonValue",
      count(*) filter (where ${visited})::int as "siteVisits", count(*) filter (where ${written})::int as written,
      count(e.first_contact_at) filter (where ${written})::int as contacted,
      count(*) filter (where ${written} and e.first_contact_at - e.created_at <= interval '24 hours')::int as "contactedInADay",
      (percentile_cont(0.5) within group (order by extract(epoch from e.first_contact_at - e.created_at) / 60)
        filter (where ${written}))::float as "medianFirstContactMinutes"
    from enquiry e where ${inRange(range)}`;
  return row;
}

async function countDays(range: Range, from: string, to: string): Promise<Report['byDay']> {
  const rows = await db.$queryRaw<Report['byDay']>`
    select to_char(e.created_at at time zone ${site.timeZone}, 'YYYY-MM-DD') as day, count(*)::int as count,
      count(*) filter (where ${visited})::int as "siteVisits"
    from enquiry e where ${inRange(range)} group by 1`;
  const known = new Map(rows.map((row) => [row.day, row]));
  const length = daysBetween(dayStart(from), dayStart(to)) + 1;
  return Array.from({ length }, (_, index) => {
    const day = addDays(from, index);
    return known.get(day) ?? { day, count: 0, siteVisits: 0 };
  });
}

const countBy = (range: Range, name: Prisma.Sql) => db.$queryRaw<ReportRow[]>`
  select ${name} as name, count(*)::int as count, count(*) filter (where e.state = 'won')::int as won
  from enquiry e left join project p on p.id = e.project_id
  where ${inRange(range)} group by 1 order by 2 desc, 1 limit 8`;

async function countWaits(range: Range): Promise<Report['byFirstContact']> {
  const [row] = await db.$queryRaw<Record<string, number>[]>`
    select count(*) filter (where w < 1)::int as a, count(*) filter (where w >= 1 and w < 4)::int as b,
      count(*) filter (where w >= 4 and w < 24)::int as c, count(*) filter (where w >= 24)::int as d,
      count(*) filter (where w is null)::int as e
    from (select extract(epoch from e.first_contact_at - e.created_at) / 3600 as w
      from enquiry e where ${inRange(range)} and ${written}) waits`;
  const names = ['Under 1 hour', '1 to 4 hours', '4 to 24 hours', 'Later', 'Not yet'];
  return names.map((name, index) => ({ name, count: row?.['abcde'.charAt(index)] ?? 0 }));
}

const countLostReasons = (range: Range) => db.$queryRaw<Report['byLostReason']>`
  select coalesce(e.outcome ->> 'lostReason', '') as name, count(*)::int as count
  from enquiry e where ${inRange(range)} and e.state = 'lost' group by 1 order by 2 desc, 1`;

/** An SLA that still runs is neither met nor missed. */
const countKept = (range: Range) => db.$queryRaw<Report['byPerson']>`
  select coalesce(u.name, 'Nobody, or no longer here') as name, count(*)::int as got,
    count(*) filter (where sla.answered_at <= sla.due_at)::int as kept,
    count(*) filter (where sla.answered_at > sla.due_at or (sla.answered_at is null and sla.due_at < now()))::int as broken,
    (percentile_cont(0.5) within group (order by sla.answer_minutes))::float as median,
    max(sla.answer_minutes)::int as slowest
  from enquiry e join sla on sla.enquiry_id = e.id left join "user" u on u.id = sla.owner_id
  where ${inRange(range)} group by sla.owner_id, u.name order by 2 desc, 1`;

export async function getReport(_sales: Sales, from: string, to: string): Promise<Report> {
  const range = { start: dayStart(from), end: dayStart(addDays(to, 1)) };
  const length = range.end.getTime() - range.start.getTime();
  const before = { start: new Date(range.start.getTime() - length), end: range.start };
  const [now, earlier, byDay, byKind, bySource, byProject, byFirstContact, lost, byPerson] =
    await Promise.all([
      sum(range),
      sum(before),
      countDays(range, from, to),
      countBy(range, Prisma.sql`e.kind`),
      countBy(range, Prisma.sql`case when e.source = '' then 'Not given' else e.source end`),
      countBy(range, Prisma.sql`coalesce(p.name, 'None')`),
      countWaits(range),
      countLostReasons(range),
      countKept(range),
    ]);
  return {
    from,
    to,
    ...now,
    totalBefore: earlier.total,
    wonBefore: earlier.won,
    byDay,
    byKind: byKind.map((row) => ({ ...row, name: nameOfKind(row.name) })),
    bySource,
    byProject,
    byFirstContact,
    byPerson,
    byLostReason: lost.map(({ name, count }) => ({ name: nameOfReason(name) || 'Not given', count })),
  };
}
