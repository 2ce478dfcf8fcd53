import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { SourceSpend } from './dto';
import { spendInput } from './schema';

const entity = 'spend';

/** Null removes it. Without a version the last write wins. @throws AppError invalid, conflict. */
export async function saveSpend(admin: Admin, input: unknown): Promise<Mutated<SourceSpend>> {
  const { source, month, rupees, version } = parseInput(spendInput, input);
  const key = { source, month };
  const entityId = `${month} ${source}`;
  return mutate(admin, async (tx) => {
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`spend ${entityId}`}, 0))::text`;
    const stored = await tx.sourceSpend.findUnique({ where: { source_month: key } });
    const current: SourceSpend = { ...key, rupees: stored?.rupees ?? null, version: stored?.version ?? 0 };
    await requireVersion(tx, admin, { entity, entityId }, { version, current });
    if (rupees === current.rupees) return { data: current, tags: [], audit: [] };
    const next = current.version + 1;
    if (rupees === null) await tx.sourceSpend.delete({ where: { source_month: key } });
    else
      await tx.sourceSpend.upsert({
        where: { source_month: key },
        create: { ...key, rupees, version: next },
        update: { rupees, version: next },
      });
    return {
      data: { ...key, rupees, version: rupees === null ? 0 : next },
      tags: [],
      audit: { action: 'update', entity, entityId, label: `${source}, ${month}`, fields: ['rupees'] },
    };
  });
}
