import 'server-only';
import type { Tx } from '@/lib/server/db';
import { toContactPoints } from '@/lib/shared/enquiries/contact-points';

/** What was sent of who sent it; each may be ''. */
type Contact = { phoneE164: string; email: string; whatsapp?: string };

/**
 * Locks numbers, addresses and ids until the transaction ends; '' is none. After `timeoutMs` the wait for another transaction is an error.
 */
export async function lockContactPoints(
  tx: Tx,
  points: readonly string[],
  { timeoutMs }: { timeoutMs?: number | undefined } = {},
): Promise<void> {
  // In one order for all, so that two never wait for each other.
  const ordered = [...new Set(points)].filter(Boolean).sort();
  if (ordered.length === 0) return;
  if (timeoutMs) await tx.$executeRaw`select set_config('lock_timeout', ${`${timeoutMs}ms`}, true)`;
  await tx.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended(contact, 0))::text from unnest(${ordered}::text[]) contact`;
  if (timeoutMs) await tx.$executeRaw`set local lock_timeout to default`;
}

/** Makes enquiries of the same number, address or id wait for one another until the transaction ends. */
export const lockContact = (tx: Tx, { phoneE164, email, whatsapp = '' }: Contact): Promise<void> =>
  lockContactPoints(tx, [phoneE164, email, whatsapp]);

/** Those of one id are few; asked for the first of them alone, the database would walk all enquiries by their age. */
async function findKeyOfId(tx: Tx, whatsapp: string): Promise<string | null> {
  if (!whatsapp) return null;
  const known = await tx.enquiry.findMany({
    where: { phoneE164: '', email: '', ways: { array_contains: toContactPoints(whatsapp) } },
    orderBy: { createdAt: 'asc' },
    select: { contactId: true },
  });
  return known[0]?.contactId ?? null;
}

/**
 * For each contact the key of the person who is reached by its number; by its address where there is no number; by the id of a
 * WhatsApp account where there is neither. Null for a new one. Anybody can type another's number and address together, so nothing else
 * joins by itself.
 */
export async function findContactKeys(tx: Tx, contacts: readonly Contact[]): Promise<(string | null)[]> {
  const phones = contacts.flatMap(({ phoneE164 }) => phoneE164 || []);
  const emails = contacts.flatMap(({ phoneE164, email }) => (phoneE164 ? [] : email || []));
  const rows = await tx.$queryRaw<{ contact: string; contactId: string }[]>`
    select distinct on (contact) contact, person_key as "contactId" from (
      select phone_e164 as contact, person_key, created_at from enquiry where phone_e164 = any(${phones}::text[])
      union all
      select email, person_key, created_at from enquiry
      where phone_e164 = '' and email = any(${emails}::text[])) known
    order by contact, created_at`;
  const known = new Map(rows.map(({ contact, contactId }) => [contact, contactId]));
  const keys: (string | null)[] = [];
  for (const { phoneE164, email, whatsapp = '' } of contacts)
    keys.push(known.get(phoneE164 || email) ?? (phoneE164 || email ? null : await findKeyOfId(tx, whatsapp)));
  return keys;
}

export const findContactKey = async (tx: Tx, contact: Contact): Promise<string | null> =>
  (await findContactKeys(tx, [contact]))[0] ?? null;
