import 'server-only';
import type { Tx } from '@/lib/server/db';

/** Makes enquiries of the same number or address wait for one another until the transaction ends. An address may be ''. */
export async function lockPerson(tx: Tx, phoneE164: string, email: string): Promise<void> {
  // In one order for all, so that two never wait for each other.
  for (const key of [phoneE164, email].filter(Boolean).sort())
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`;
}

/**
 * The key of the person who is reached by a number, or by an address where there is none. Null for a new one.
 * Anybody can type another's number and address together, so nothing else joins by itself.
 */
export async function findPersonKey(tx: Tx, phoneE164: string, email: string): Promise<string | null> {
  if (!phoneE164 && !email) return null;
  const known = await tx.enquiry.findFirst({
    where: phoneE164 ? { phoneE164 } : { phoneE164: '', email },
    orderBy: { createdAt: 'asc' },
    select: { personKey: true },
  });
  return known?.personKey ?? null;
}
