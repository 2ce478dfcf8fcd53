import 'server-only';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { deleteUnusedMatches, lockMatches } from '@/lib/domain/contacts/merge-groups';
import { readRetentionMonths } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';

/** In milliseconds. */
const purgeTimes = { maxWait: 15_000, timeout: 60_000 };

/** Counted from the last time that something happened with an enquiry. */
export function retentionEnd(months: number, now = new Date()): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

/** The same by the settings as they stand now, for each kind. */
export async function findRetentionEnds(): Promise<(kind: EnquiryKind) => Date> {
  const monthsOf = await readRetentionMonths();
  return (kind) => retentionEnd(monthsOf(kind));
}

/** Removes the enquiries whose time is over, with their notes and messages. Answers how many. For housekeeping. */
export async function purgeOldEnquiries(now = new Date()): Promise<number> {
  return db.$transaction(async (tx) => {
    await lockMatches(tx);
    const { count } = await tx.enquiry.deleteMany({
      // With whom we work together is in contact.
      where: { retainUntil: { lt: now }, NOT: { partnership: { state: 'approved' } } },
    });
    await deleteUnusedMatches(tx);
    return count;
  }, purgeTimes);
}
