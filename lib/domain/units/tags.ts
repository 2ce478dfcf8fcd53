import 'server-only';
import { recordKinds } from '@/lib/content/record-kinds';
import type { Tx } from '@/lib/server/db';
import { recordTag } from '@/lib/server/records/kind';

export async function tagsOfState(tx: Tx, projectId: string): Promise<string[]> {
  const where = { id: projectId, unitsShown: { not: 'nothing' } };
  if ((await tx.project.count({ where })) === 0) return [];
  return [recordTag({ kind: 'project' }, projectId), recordKinds.project.noun];
}
