import 'server-only';
import type { PartnerState } from '@/lib/content/partners';
import { findConsent } from '@/lib/domain/enquiries/field/consents';
import { readDetails } from '@/lib/domain/enquiries/field/details';
import { toIso } from '@/lib/domain/enquiries/row';
import { describeAgentNumber } from '@/lib/shared/projects/registration';
import type { Prisma } from '@/prisma/generated/client';
import type { Partner } from './dto';
import { partnerUrl } from './link';

export const partnerInclude = { partnership: true, consents: true } satisfies Prisma.EnquiryInclude;

export type PartnerRow = Prisma.EnquiryGetPayload<{ include: typeof partnerInclude }>;

export type Counts = Pick<Partner, 'enquiries' | 'visits' | 'sales'> & { lastAt: Date | null };

export const nobodyNamed: Counts = { enquiries: 0, visits: 0, sales: 0, lastAt: null };

/** Only the mutations write it. */
export const stateOf = ({ partnership }: PartnerRow): PartnerState =>
  (partnership?.state ?? 'asks') as PartnerState;

/** As the office has corrected it, else as it was sent. */
export function askedOf({ details, name, partnership }: PartnerRow): { firm: string; number: string } {
  const { details: said } = readDetails(details);
  return {
    firm: partnership?.firm || said.firm || name,
    number: partnership?.number || said.agentNumber || '',
  };
}

export function toPartner(row: PartnerRow, counts: Counts): Partner {
  const { partnership } = row;
  const { firm, number } = askedOf(row);
  const hasAccepted = readDetails(row.details).details.terms === 'Yes';
  return {
    _id: row.id,
    name: row.name,
    firm,
    number,
    numberWarning: describeAgentNumber(number),
    phone: row.phoneE164,
    email: row.email,
    message: row.message,
    askedAt: row.createdAt.toISOString(),
    terms: hasAccepted
      ? { version: findConsent(row, 'enquiry')?.noticeVersion ?? '', at: row.createdAt.toISOString() }
      : null,
    state: stateOf(row),
    note: partnership?.note ?? '',
    link: partnership?.state === 'approved' ? partnerUrl(partnership) : null,
    linkMadeAt: toIso(partnership?.linkMadeAt ?? null),
    linkEndedAt: toIso(partnership?.linkEndedAt ?? null),
    ...counts,
    lastAt: toIso(counts.lastAt),
    version: partnership?.version ?? 0,
  };
}
