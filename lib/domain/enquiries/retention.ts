import 'server-only';
import { retentionMonths } from '@/lib/content/retention';
import { db } from '@/lib/server/db';

/** Counted from the last time that something happened with an enquiry. */
export function retentionEnd(now = new Date()): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + retentionMonths);
  return end;
}

/** Removes the enquiries whose time is over, with their notes and messages. Answers how many. For housekeeping. */
export async function purgeOldEnquiries(now = new Date()): Promise<number> {
  const { count } = await db.enquiry.deleteMany({ where: { retainUntil: { lt: now } } });
  return count;
}
