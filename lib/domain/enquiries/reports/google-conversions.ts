import 'server-only';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { recordAudit } from '@/lib/server/audit';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { toCsvLine } from '@/lib/shared/tables/csv';
import { formatIso } from '@/lib/shared/time/local-day';
import { Prisma } from '@/prisma/generated/client';
import type { GoogleConversion } from './dto';
import { wonValue } from './report';
import { monthRange } from './source-report';

const clickId = Prisma.sql`coalesce(nullif(e.attribution #>> '{last,gclid}', ''), nullif(e.attribution #>> '{first,gclid}', ''))`;

/** A sale counts only while it is still won. */
const listStages = (month: string) => {
  const { start, end } = monthRange(month);
  return db.$queryRaw<GoogleConversion[]>`
    select ${clickId} as "clickId", step.state::text as stage,
      min(step.at) as at, case when step.state = 'won' then ${wonValue} end as value
    from enquiry_event step join enquiry e on e.id = step.enquiry_id
    where step.state in ('contacted', 'site visit', 'negotiating', 'won') and e.state <> 'spam'
      and (step.state <> 'won' or e.state = 'won') and ${clickId} is not null
    group by e.id, step.state
    having min(step.at) >= ${start} and min(step.at) < ${end}
    order by min(step.at), e.id, step.state`;
};

// Google's format is 2026-11-26 10:15:00+05:30.
const columns: [head: string, of: (stage: GoogleConversion) => string][] = [
  ['Google Click ID', ({ clickId: id }) => id],
  ['Conversion Name', ({ stage }) => stateNames[stage]],
  ['Conversion Time', ({ at }) => formatIso(at).replace('T', ' ')],
  ['Conversion Value', ({ value }) => (value === null ? '' : String(value))],
  ['Conversion Currency', ({ value }) => (value === null ? '' : 'INR')],
];

export const googleHead = (): string => toCsvLine(columns.map(([head]) => head));
export const toGoogleLine = (stage: GoogleConversion): string =>
  toCsvLine(columns.map(([, of]) => of(stage)));

export async function countGoogleConversions(
  _sales: Sales,
  month: string,
): Promise<{ stage: GoogleConversion['stage']; count: number }[]> {
  const stages = await listStages(month);
  return (['contacted', 'site visit', 'negotiating', 'won'] as const).map((stage) => ({
    stage,
    count: stages.filter((each) => each.stage === stage).length,
  }));
}

async function* walk(month: string): AsyncGenerator<GoogleConversion[]> {
  yield await listStages(month);
}

/** @throws AppError forbidden. */
export async function exportGoogleConversions(
  sales: Sales,
  month: string,
): Promise<AsyncGenerator<GoogleConversion[]>> {
  requireRecentPassword(sales);
  const label = `Google Ads conversions of ${month}`;
  await recordAudit(db, sales, { action: 'export', entity: 'enquiries', entityId: 'google', label });
  return walk(month);
}
