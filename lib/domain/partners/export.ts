import 'server-only';
import { partnerStateNames } from '@/lib/content/partners';
import { recordAudit } from '@/lib/server/audit';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { toCsvLine } from '@/lib/shared/tables/csv';
import { formatIso } from '@/lib/shared/time/local-day';
import type { Partner } from './dto';
import { listPartners } from './queries';

const toDayTime = (at: string | null) => (at ? formatIso(new Date(at)) : '');

const columns: [head: string, of: (partner: Partner) => string][] = [
  ['Firm', ({ firm }) => firm],
  ['Name', ({ name }) => name],
  ['State', ({ state }) => partnerStateNames[state]],
  ['Registration', ({ number }) => number],
  ['Phone', ({ phone }) => phone],
  ['E-mail', ({ email }) => email],
  ['Asked at', ({ askedAt }) => toDayTime(askedAt)],
  ['Terms', ({ terms }) => terms?.version ?? ''],
  ['Link made at', ({ linkMadeAt }) => toDayTime(linkMadeAt)],
  ['Link ended at', ({ linkEndedAt }) => toDayTime(linkEndedAt)],
  ['Enquiries', ({ enquiries }) => String(enquiries)],
  ['Visits', ({ visits }) => String(visits)],
  ['Sales', ({ sales }) => String(sales)],
  ['Last one at', ({ lastAt }) => toDayTime(lastAt)],
  ['Note', ({ note }) => note],
  ['Id', ({ _id }) => _id],
];

export const partnerHead = toCsvLine(columns.map(([head]) => head));
export const toPartnerLine = (partner: Partner): string => toCsvLine(columns.map(([, of]) => of(partner)));

async function* walkPartners(admin: Admin): AsyncGenerator<Partner[]> {
  yield await listPartners(admin);
}

/** @throws AppError forbidden. */
export async function exportPartners(admin: Admin): Promise<AsyncGenerator<Partner[]>> {
  requireRecentPassword(admin);
  await recordAudit(db, admin, {
    action: 'export',
    entity: 'partner',
    entityId: 'csv',
    label: 'all partners',
  });
  return walkPartners(admin);
}
