import 'server-only';
import { db } from '@/lib/server/db';
import { isDraftName, requireDraftKind } from './kinds';

/** Removes the drafts of records that are gone for good: a draft of what lies in the bin stays with it. Answers how many. */
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
