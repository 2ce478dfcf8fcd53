import 'server-only';
import type { EnquiryChanged } from '@/lib/domain/enquiries/events';
import type { CreatedEnquiries } from '@/lib/domain/intake/incoming';
import { requestVisit, reserveReleased } from '@/lib/domain/visits/request';
import type { Tx } from '@/lib/server/db';

/** @throws AppError invalid where the time is taken. */
export async function reserveVisit(tx: Tx, { created }: CreatedEnquiries): Promise<void> {
  for (const each of created) if (each.slot) each.visit = await requestVisit(tx, each.enquiry, each.slot);
}

export const reserveReleasedVisits = (tx: Tx, { enquiry }: EnquiryChanged): Promise<void> =>
  reserveReleased(tx, enquiry.id);
