import 'server-only';
import type { Tx } from '@/lib/server/db';

export type NamedProject = { id: string; name: string };

/** The projects by their names in small letters: portals and tables know no ids of ours. */
export async function findProjectsByName(tx: Tx): Promise<Map<string, NamedProject>> {
  const projects = await tx.project.findMany({
    where: { deletedAt: null },
    select: { id: true, name: true },
  });
  return new Map(projects.map((project) => [project.name.toLowerCase(), project]));
}
