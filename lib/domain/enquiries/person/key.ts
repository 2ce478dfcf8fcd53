import 'server-only';
import type { Tx } from '@/lib/server/db';
import { waysOf } from '@/lib/shared/enquiries/ways';

/** What was sent of who sent it; each may be ''. */
type Contact = { phoneE164: string; email: string; whatsapp?: string };

/** Makes whatever is of one of these numbers, addresses or ids wait until the transaction ends; '' is none. */
export async function lockContacts(tx: Tx, contacts: readonly string[]): Promise<void> {
  // In one order for all, so that two never wait for each other.
  for (const contact of [...new Set(contacts)].filter(Boolean).sort())
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${contact}, 0))::text`;
}

/** Makes enquiries of the same number, address or id wait for one another until the transaction ends. */
export const lockPerson = (tx: Tx, { phoneE164, email, whatsapp = '' }: Contact): Promise<void> =>
  lockContacts(tx, [phoneE164, email, whatsapp]);

/** Those of one id are few; asked for the first of them alone, the database would walk all enquiries by their age. */
async function findKeyOfId(tx: Tx, whatsapp: string): Promise<string | null> {
  if (!whatsapp) return null;
  const known = await tx.enquiry.findMany({
    where: { phoneE164: '', email: '', ways: { array_contains: waysOf(whatsapp) } },
    orderBy: { createdAt: 'asc' },
    select: { personKey: true },
  });
  return known[0]?.personKey ?? null;
}

/**
 * The key of the person who is reached by a number; by an address where there is no number; by the id of a WhatsApp account where there is
 * neither. Null for a new one. Anybody can type another's number and address together, so nothing else joins by itself.
 */
export async function findPersonKey(
  tx: Tx,
  { phoneE164, email, whatsapp = '' }: Contact,
): Promise<string | null> {
  if (!phoneE164 && !email) return findKeyOfId(tx, whatsapp);
  const known = await tx.enquiry.findFirst({
    where: phoneE164 ? { phoneE164 } : { phoneE164: '', email },
    orderBy: { createdAt: 'asc' },
    select: { personKey: true },
  });
  return known?.personKey ?? null;
}
