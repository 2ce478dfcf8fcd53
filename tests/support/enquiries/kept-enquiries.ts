import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import type { Sender } from '@/lib/shared/enquiries/sender';
import { makeEnquiry, makeSender } from './enquiries';

/** A site that keeps no enquiry, has no subscriber and tells no other system. */
export async function emptyEnquiries(): Promise<void> {
  await db.enquiry.deleteMany();
  await db.subscriber.deleteMany();
  await db.webhookEndpoint.deleteMany();
}

/** Sends an enquiry of another person. */
export const keep = (change: Record<string, unknown> = {}, isHoneypotFilled = false) =>
  createEnquiry(makeEnquiry(change), makeSender(isHoneypotFilled));

/** The enquiry that is kept, with its mails and consents. */
export const only = () =>
  db.enquiry.findFirstOrThrow({ include: { outbox: true, consents: { orderBy: { purpose: 'asc' } } } });

/** Sends so many enquiries at once from one address, and answers with what they were refused. */
export async function floodFrom(sender: Sender, count: number): Promise<Error[]> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, () => createEnquiry(makeEnquiry(), sender)),
  );
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
}
