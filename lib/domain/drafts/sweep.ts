import 'server-only';
import { db } from '@/lib/server/db';
import { isDraftName, requireDraftKind } from './kinds';

/** Drafts of records in the bin stay. Answers how many. */
export async function sweepDrafts(): Promise<number> {
  const drafts = await db.draft.findMany({
    where: { recordId: { not: null } },
    select: { id: true, kind: true, recordId: true },
  });
  const gone: string[] = [];
  for (const { id, kind, recordId } of drafts) {
    if (!isDraftName(kind) || recordId === null) continue;
    if (!(await requireDraftKind(kind).source.exists(recordId))) gone.push(id);
  }
  return (await db.draft.deleteMany({ where: { id: { in: gone } } })).count;
}
