import 'server-only';
import { db, type Tx } from '@/lib/server/db';

/** For each key of a person those of all whom the office has joined with it, itself included. */
export async function findMergeGroups(keys: string[], tx: Tx = db): Promise<Map<string, string[]>> {
  const groups = new Map(keys.map((key) => [key, [key]]));
  const joined = await tx.$queryRaw<{ root: string; member: string }[]>`
    with recursive joined(root, member) as (
      select key, key from unnest(${keys}::text[]) key
      union
      select joined.root, case when match.key_a = joined.member then match.key_b else match.key_a end
      from joined
      join person_match match on match.key_a = joined.member or match.key_b = joined.member
      where match.state = 'accepted' and match.undone_at is null
    )
    select root, member from joined where root <> member order by member`;
  for (const { root, member } of joined) groups.get(root)?.push(member);
  return groups;
}

export async function findMergeGroup(key: string, tx: Tx = db): Promise<string[]> {
  return (await findMergeGroups([key], tx)).get(key) ?? [key];
}

/** How many enquiries each of some persons has sent, with those of whom the office has joined with them. */
export async function countByMergeGroup(keys: string[], tx: Tx = db): Promise<Map<string, number>> {
  const groups = await findMergeGroups(keys, tx);
  const rows = await tx.enquiry.groupBy({
    by: ['personKey'],
    where: { personKey: { in: [...new Set([...groups.values()].flat())] } },
    _count: true,
  });
  const counts = new Map(rows.map(({ personKey, _count }) => [personKey, _count]));
  const sum = (group: string[]) => group.reduce((total, key) => total + (counts.get(key) ?? 0), 0);
  return new Map([...groups].map(([key, group]) => [key, sum(group)]));
}

/** What was decided of persons of whom nothing is kept any more. */
export async function deleteUnusedMatches(tx: Tx = db): Promise<void> {
  await tx.$executeRaw`
    delete from person_match
    where not exists (select from enquiry where person_key = key_a)
      and not exists (select from enquiry where person_key = key_b)`;
}
