import 'server-only';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { deleteUnusedMatches, lockMatches } from '@/lib/domain/contacts/merge-groups';
import { readRetentionMonths } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';

/** In milliseconds. */
const purgeTimes = { maxWait: 15_000, timeout: 60_000 };

export function retentionEnd(months: number, now = new Date()): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

export async function findRetentionEnds(): Promise<(kind: EnquiryKind) => Date> {
  const monthsOf = await readRetentionMonths();
  return (kind) => retentionEnd(monthsOf(kind));
}

export async function purgeOldEnquiries(now = new Date()): Promise<number> {
  return db.$transaction(async (tx) => {
    await lockMatches(tx);
    const { count } = await tx.enquiry.deleteMany({
      // An approved partner may send nothing for a long time.
      where: { retainUntil: { lt: now }, NOT: { partnership: { state: 'approved' } } },
    });
    await deleteUnusedMatches(tx);
    return count;
  }, purgeTimes);
}
