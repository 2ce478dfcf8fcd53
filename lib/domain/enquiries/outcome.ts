import 'server-only';
import type { z } from 'zod';
import { nameOfReason } from '@/lib/content/enquiries';
import { formatDay } from '@/lib/shared/format-moment';
import { formatRupees } from '@/lib/shared/rupees';
import type { Prisma } from '@/prisma/generated/client';
import type { CardRow } from './row';
import type { enquiryPatch } from './schema';

type Event = Pick<Prisma.EnquiryEventUncheckedCreateInput, 'kind' | 'text' | 'state'>;

/** What a patch changes of a row, and what the history of the enquiry says of it. */
export type Change = { data: Prisma.EnquiryUncheckedUpdateInput; events: Event[] };

type Outcome = Pick<CardRow, 'lostReason' | 'lostNote' | 'wonValue' | 'siteVisitOn'>;

function textOfLost({ lostReason, lostNote }: Outcome): string {
  const why = [nameOfReason(lostReason), lostNote].filter(Boolean).join(': ');
  return why ? `said why it was lost: ${why}` : 'took back why it was lost';
}

/** Why it was lost, what was sold, and the day of a visit. They stay when the state goes on: it may come back. */
export function changeOutcome(row: Outcome, patch: z.output<typeof enquiryPatch>): Change {
  const { lostReason = row.lostReason, lostNote = row.lostNote } = patch;
  // Null takes the value away.
  const { wonValue = row.wonValue, siteVisitOn = row.siteVisitOn } = patch;
  const texts = [
    (lostReason !== row.lostReason || lostNote !== row.lostNote) &&
      textOfLost({ ...row, lostReason, lostNote }),
    wonValue !== row.wonValue &&
      (wonValue === null ? 'took the value away' : `set the value to ${formatRupees(wonValue)}`),
    siteVisitOn !== row.siteVisitOn &&
      (siteVisitOn
        ? `set the site visit to ${formatDay(siteVisitOn)}`
        : 'took the day of the site visit away'),
  ].filter((text) => text !== false);
  if (texts.length === 0) return { data: {}, events: [] };
  return {
    data: { lostReason, lostNote, wonValue, siteVisitOn },
    events: texts.map((text) => ({ kind: 'state', text })),
  };
}
