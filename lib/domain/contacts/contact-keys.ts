import 'server-only';
import type { Tx } from '@/lib/server/db';

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

/** What a contact is found by: the number; where there is none the address; where there is neither the WhatsApp account. */
function keyPointOf({ phoneE164, email, whatsapp = '' }: Contact) {
  if (phoneE164) return { kind: 'phone', value: phoneE164 };
  return email ? { kind: 'email', value: email } : { kind: 'whatsapp', value: whatsapp };
}

/**
 * The id of the contact that each is found by, null for a new one. Anybody can type another's number and address together, so nothing
 * else joins by itself.
 */
export async function findContactKeys(tx: Tx, contacts: readonly Contact[]): Promise<(string | null)[]> {
  const points = contacts.map(keyPointOf);
  const rows = await tx.$queryRaw<{ kind: string; value: string; contactId: string }[]>`
    select distinct on (kind, value) kind::text, value, contact_id as "contactId"
    from contact_point join jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as wanted(kind contact_point_kind, value text)
      using (kind, value)
    where is_key order by kind, value, created_at, contact_id`;
  const ids = new Map(rows.map(({ kind, value, contactId }) => [`${kind} ${value}`, contactId]));
  return points.map(({ kind, value }) => ids.get(`${kind} ${value}`) ?? null);
}

export const findContactKey = async (tx: Tx, contact: Contact): Promise<string | null> =>
  (await findContactKeys(tx, [contact]))[0] ?? null;
