import 'server-only';
import { randomUUID } from 'node:crypto';
import { commandLine, recordAudit } from '@/lib/server/audit';
import { db, type Tx } from '@/lib/server/db';
import { changeWhere } from './change';

/** A person whom an earlier version made of several numbers. */
export type MixedContact = { contactId: string; enquiries: number; numbers: number; ids: string[] };

const shownIds = 5;

/** Those who have more than one number under one key. Whom the office has joined keep a key each, and are none of them. */
export async function listMixedContacts(): Promise<MixedContact[]> {
  return db.$queryRaw<MixedContact[]>`
    select person_key as "contactId", count(*)::int as enquiries,
      count(distinct coalesce(nullif(phone_e164, ''), email))::int as numbers,
      (array_agg(id order by created_at))[1:${shownIds}::int] as ids
    from enquiry group by person_key
    having count(distinct coalesce(nullif(phone_e164, ''), email)) > 1
    order by min(created_at)`;
}

/** The key that a part had when the office decided on one of its enquiries, so that what was joined stays joined. */
async function findFormerKey(tx: Tx, ids: string[], taken: Set<string>): Promise<string | undefined> {
  const matches = await tx.personMatch.findMany({
    where: { OR: [{ enquiryA: { in: ids } }, { enquiryB: { in: ids } }] },
    orderBy: { at: 'asc' },
  });
  return matches
    .map((match) => (ids.includes(match.enquiryA) ? match.keyA : match.keyB))
    .find((key) => !taken.has(key));
}

/** Gives each number of a person a key of its own; the first keeps the key. Answers how many persons it makes. */
export async function splitContact(contactId: string): Promise<number> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from enquiry where person_key = ${contactId} order by id for update`;
    const rows = await tx.enquiry.findMany({
      where: { contactId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, phoneE164: true, email: true },
    });
    const parts = new Map<string, string[]>();
    for (const { id, phoneE164, email } of rows) {
      const contact = phoneE164 || email;
      parts.set(contact, [...(parts.get(contact) ?? []), id]);
    }
    if (parts.size < 2) return parts.size;
    const taken = new Set([contactId]);
    for (const ids of [...parts.values()].slice(1)) {
      const key = (await findFormerKey(tx, ids, taken)) ?? randomUUID();
      taken.add(key);
      await changeWhere(tx, { id: { in: ids } }, { contactId: key });
    }
    await recordAudit(tx, commandLine, {
      action: 'part',
      entity: 'person',
      entityId: contactId,
      label: `a person into ${parts.size}`,
    });
    return parts.size;
  });
}
