import 'server-only';
import { db, type Tx } from '@/lib/server/db';

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
