import 'server-only';
import { randomUUID } from 'node:crypto';
import { db, type Tx } from '@/lib/server/db';

type Contact = { phoneE164: string; email: string; whatsapp?: string };

/** '' is not locked. A longer wait than `timeoutMs` is an error. */
export async function lockContactPoints(
  tx: Tx,
  points: readonly string[],
  { timeoutMs }: { timeoutMs?: number | undefined } = {},
): Promise<void> {
  // One order for all, so that transactions do not deadlock.
  const ordered = [...new Set(points)].filter(Boolean).sort();
  if (ordered.length === 0) return;
  if (timeoutMs) await tx.$executeRaw`select set_config('lock_timeout', ${`${timeoutMs}ms`}, true)`;
  await tx.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended(contact, 0))::text from unnest(${ordered}::text[]) contact`;
  if (timeoutMs) await tx.$executeRaw`set local lock_timeout to default`;
}

function keyPointOf({ phoneE164, email, whatsapp = '' }: Contact) {
  if (phoneE164) return { kind: 'phone', value: phoneE164 };
  return email ? { kind: 'email', value: email } : { kind: 'whatsapp', value: whatsapp };
}

/** Only one contact point joins: anybody can type the number and the address of two people. */
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

/** New enquiries of the same contact share one new key. */
export function addNewKeys(known: readonly (string | null)[], contacts: readonly Contact[]): string[] {
  const added = new Map<string, string>();
  return contacts.map((contact, index) => {
    const { kind, value } = keyPointOf(contact);
    const point = value && `${kind} ${value}`;
    const key = known[index] ?? added.get(point) ?? randomUUID();
    if (point) added.set(point, key);
    return key;
  });
}

export async function findMergeGroups(keys: string[], tx: Tx = db): Promise<Map<string, string[]>> {
  const groups = new Map(keys.map((key) => [key, [key]]));
  const merged = await tx.$queryRaw<{ root: string; member: string }[]>`
    select own.id as root, other.id as member
    from contact own, lateral (
      select id from contact where id = coalesce(own.merged_into, own.id)
      union all
      select id from contact where merged_into = coalesce(own.merged_into, own.id)) other
    where own.id = any(${keys}) and other.id <> own.id order by other.id`;
  for (const { root, member } of merged) groups.get(root)?.push(member);
  return groups;
}

export async function findMergeGroup(key: string, tx: Tx = db): Promise<string[]> {
  return (await findMergeGroups([key], tx)).get(key) ?? [key];
}
