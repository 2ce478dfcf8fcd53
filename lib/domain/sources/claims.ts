import 'server-only';
import { sourceTexts } from '@/lib/content/sources/sources';
import { recordAudit } from '@/lib/server/audit';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { formatPhone } from '@/lib/shared/parsing/phone';
import { findClaim } from '@/lib/shared/sources/claim';
import { toCsvLine } from '@/lib/shared/tables/csv';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { addMonths, dayStart } from '@/lib/shared/time/local-day';
import { Prisma } from '@/prisma/generated/client';

type Row = {
  name: string;
  email: string;
  phoneE164: string;
  sourceKey: string;
  listing: string;
  project: string | null;
  at: Date;
  firstSourceId: string | null;
  firstSource: string | null;
  firstIsOfWebsite: boolean | null;
  firstAt: Date | null;
};

type Claim = Row & { reason: string; from: string };

/** We made these keys, so they mean nothing to the portal. */
const ownKey = /^(?:made|long|by-hand)-/;

const columns: [head: string, of: (claim: Claim) => string][] = [
  ['Sent on', ({ at }) => formatMoment(at.getTime())],
  ['Their id', ({ sourceKey }) => (ownKey.test(sourceKey) ? '' : sourceKey)],
  ['Name', ({ name }) => name],
  ['Number', ({ phoneE164 }) => formatPhone(phoneE164)],
  ['E-mail', ({ email }) => email],
  ['Project', ({ listing, project }) => listing || (project ?? '')],
  ['Claim', ({ reason }) => reason],
  ['First from', ({ from }) => from],
  ['First on', ({ firstAt }) => (firstAt ? formatMoment(firstAt.getTime()) : '')],
];

export const claimsHead = (): string => toCsvLine(columns.map(([head]) => head));
export const toClaimLine = (claim: Claim): string => toCsvLine(columns.map(([, of]) => of(claim)));

const sentAt = Prisma.sql`coalesce((origin ->> 'sentAt')::timestamptz, created_at)`;

const readMonth = (sourceId: string, month: string): Promise<Row[]> =>
  db.$queryRaw<Row[]>`
    with sent as (
      select *, ${sentAt} as at from enquiry
      where source_id = ${sourceId}
        and created_at >= ${dayStart(`${month}-01`)} and created_at < ${dayStart(`${addMonths(month, 1)}-01`)})
    select sent.name, sent.email, sent.phone_e164 as "phoneE164", sent.source_key as "sourceKey",
      coalesce(sent.origin ->> 'listing', '') as listing, project.name as project, sent.at,
      first.source_id as "firstSourceId", first.source as "firstSource", first.is_of_website as "firstIsOfWebsite",
      first.at as "firstAt"
    from sent
    left join project on project.id = sent.project_id
    left join lateral (
      select source_id, source, ${sentAt} as at,
        source_id is null and import_id is null and origin ->> 'addedBy' is null
          and not exists (select from partner_enquiry named where named.enquiry_id = enquiry.id) as is_of_website
      from enquiry
      where contact_id = sent.contact_id and contact_id <> ''
        and (${sentAt}, id) < (sent.at, sent.id)
      order by ${sentAt}, id limit 1) first on true
    order by sent.at, sent.id`;

async function* walkClaims(sourceId: string, month: string): AsyncGenerator<Claim[]> {
  const rows = await readMonth(sourceId, month);
  yield rows.flatMap((row) => {
    const first = row.firstAt && {
      sourceId: row.firstSourceId,
      source: row.firstSource ?? '',
      isOfWebsite: row.firstIsOfWebsite === true,
    };
    const claim = findClaim({ sourceId, hasNumber: row.phoneE164 !== '', first });
    return claim ? { ...row, ...claim } : [];
  });
}

/** @throws AppError forbidden without a recent password, not_found. */
export async function exportClaims(
  admin: Admin,
  id: string,
  month: string,
): Promise<AsyncGenerator<Claim[]>> {
  requireRecentPassword(admin);
  const source = await db.source.findUnique({ where: { id: requireKnownId(id, sourceTexts.missing) } });
  if (!source) throw new AppError('not_found', sourceTexts.missing);
  const label = `${source.name}: claims of ${month}`;
  await recordAudit(db, admin, { action: 'export', entity: 'source', entityId: source.id, label });
  return walkClaims(source.id, month);
}
