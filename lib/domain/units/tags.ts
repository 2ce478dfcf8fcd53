import 'server-only';
import { recordKinds } from '@/lib/content/record-kinds';
import type { Tx } from '@/lib/server/db';
import { recordTag } from '@/lib/server/records/kind';

/** The pages that say how many homes of a project are free; none where the office shows nothing. */
export async function tagsOfState(tx: Tx, projectId: string): Promise<string[]> {
  const where = { id: projectId, unitsShown: { not: 'nothing' } };
  if ((await tx.project.count({ where })) === 0) return [];
  return [recordTag({ kind: 'project' }, projectId), recordKinds.project.noun];
}
