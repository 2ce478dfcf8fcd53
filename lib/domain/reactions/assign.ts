import 'server-only';
import { assignAddedEnquiry, assignOwners, notifyNewOwner } from '@/lib/domain/enquiries/assign';
import { type EnquiryChanged, isMoved, isReleased } from '@/lib/domain/enquiries/events';
import type { CreatedEnquiries } from '@/lib/domain/intake/incoming';
import { reassignSla } from '@/lib/domain/sla/deadlines';
import type { Tx } from '@/lib/server/db';

/** Sets owners and starts the SLA of what is not held back. */
export async function assign(tx: Tx, { created, head }: CreatedEnquiries): Promise<void> {
  for (const { enquiry, typedInBy } of created)
    if (typedInBy) await assignAddedEnquiry(tx, enquiry, typedInBy);
  const rotated = created.filter(({ enquiry, typedInBy }) => !typedInBy && !enquiry.needsReview);
  await assignOwners(
    tx,
    rotated.map(({ enquiry }) => enquiry),
    { head },
  );
}

/** A released enquiry may have an owner already: the colleague who released it has set one. */
export async function assignReleased(tx: Tx, { enquiry, head }: EnquiryChanged): Promise<void> {
  if (enquiry.assigneeId === null) await assignOwners(tx, [enquiry], { head, now: new Date() });
}

/** Gives the SLA to the new owner, and notifies them unless the move does. */
export async function reassign(tx: Tx, change: EnquiryChanged): Promise<void> {
  const { enquiry, by, head } = change;
  if (isReleased(change) && enquiry.assigneeId === null) return;
  await reassignSla(tx, enquiry.id, enquiry.assigneeId);
  if (!isMoved(change)) await notifyNewOwner(tx, enquiry, { by, head });
}
