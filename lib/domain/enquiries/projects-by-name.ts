import 'server-only';
import type { Tx } from '@/lib/server/db';

/** The ids of the projects by their names in small letters: others name a project, and know no id of ours. */
export async function findProjectsByName(tx: Tx): Promise<Map<string, string>> {
  const projects = await tx.project.findMany({
    where: { deletedAt: null },
    select: { id: true, name: true },
  });
  return new Map(projects.map(({ id, name }) => [name.toLowerCase(), id]));
}
