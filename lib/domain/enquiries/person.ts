import 'server-only';
import type { Tx } from '@/lib/server/db';

/** Makes enquiries of the same number or address wait for one another until the transaction ends. An address may be ''. */
export async function lockPerson(tx: Tx, phoneE164: string, email: string): Promise<void> {
  // In one order for all, so that two never wait for each other.
  for (const key of [phoneE164, email].filter(Boolean).sort())
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`;
}

/** The key of the person whom a number or an address belongs to; persons who turn out to be one become one. Null for a new one. */
export async function findPersonKey(tx: Tx, phoneE164: string, email: string): Promise<string | null> {
  const known = await tx.enquiry.findMany({
    // Those who gave no address are not one person.
    where: { OR: [{ phoneE164 }, ...(email ? [{ email }] : [])] },
    orderBy: { createdAt: 'asc' },
    select: { personKey: true },
  });
  const [first, ...others] = new Set(known.map(({ personKey }) => personKey));
  if (first === undefined) return null;
  if (others.length > 0)
    await tx.enquiry.updateMany({ where: { personKey: { in: others } }, data: { personKey: first } });
  return first;
}
