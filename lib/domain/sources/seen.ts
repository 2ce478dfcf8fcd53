import 'server-only';
import { db, type Tx } from '@/lib/server/db';
import { listHashers } from '@/lib/server/secrets/seal';

const purpose = 'lead of a source';
const keptDays = 30;

export async function noteUnseen(
  tx: Tx,
  sourceId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashers = listHashers(purpose);
  const [hash] = hashers;
  if (!hash) return new Set(keys);
  const printsOf = (key: string) => hashers.map((each) => each(key));
  const known = await tx.sourceSeen.findMany({
    where: { sourceId, fingerprint: { in: keys.flatMap(printsOf) } },
    select: { fingerprint: true },
  });
  const seen = new Set(known.map(({ fingerprint }) => fingerprint));
  const unseen = new Set(keys.filter((key) => !printsOf(key).some((print) => seen.has(print))));
  await tx.sourceSeen.createMany({
    data: [...unseen].map((key) => ({ sourceId, fingerprint: hash(key) })),
    skipDuplicates: true,
  });
  return unseen;
}

/** No window reaches back that far. */
export const purgeSeen = (now: Date): Promise<number> =>
  db.$executeRaw`
    delete from source_seen seen using source
    where source.id = seen.source_id
      and seen.at < least(${now}, coalesce(source.polled_until, ${now})) - ${keptDays} * interval '1 day'`;
