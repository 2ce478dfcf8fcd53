import 'server-only';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/parsing/id';

export type NamedProject = { id: string; name: string };

/** Portals and tables do not know our ids. */
export async function findProjectsByName(tx: Tx): Promise<Map<string, NamedProject>> {
  const projects = await tx.project.findMany({
    where: { deletedAt: null },
    select: { id: true, name: true },
  });
  return new Map(projects.map((project) => [project.name.toLowerCase(), project]));
}

export async function requireProject(tx: Tx, id: string): Promise<{ id: string; name: string } | null> {
  if (id === '') return null;
  const select = { id: true, name: true };
  const project = isId(id) && (await tx.project.findUnique({ where: { id }, select }));
  if (project) return project;
  const message = 'There is no such project.';
  throw new AppError('invalid', message, { fields: { projectId: message } });
}
