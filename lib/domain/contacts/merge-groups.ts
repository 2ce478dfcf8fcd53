import 'server-only';
import { db, type Tx } from '@/lib/server/db';
import { findMergeGroups } from './contact-keys';

export async function countByMergeGroup(keys: string[], tx: Tx = db): Promise<Map<string, number>> {
  const groups = await findMergeGroups(keys, tx);
  const rows = await tx.enquiry.groupBy({
    by: ['contactId'],
    where: { contactId: { in: [...new Set([...groups.values()].flat())] } },
    _count: true,
  });
  const counts = new Map(rows.map(({ contactId, _count }) => [contactId, _count]));
  const sum = (group: string[]) => group.reduce((total, key) => total + (counts.get(key) ?? 0), 0);
  return new Map([...groups].map(([key, group]) => [key, sum(group)]));
}

/** The first lock of a transaction: two at once would miss each other's change of a group. */
export const lockMatches = async (tx: Tx): Promise<void> =>
  void (await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended('contact_match', 0))::text`);

/** A trigger deletes the contacts. The caller has locked the decisions. */
export async function deleteUnusedMatches(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    delete from contact_match
    where not exists (select from enquiry where contact_id = contact_a)
      and not exists (select from enquiry where contact_id = contact_b)`;
}
