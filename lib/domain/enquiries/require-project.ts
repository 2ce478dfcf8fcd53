import 'server-only';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/id';

/** The project that an enquiry is about; null where none is named. @throws AppError invalid. */
export async function requireProject(tx: Tx, id: string): Promise<{ id: string; name: string } | null> {
  if (id === '') return null;
  const select = { id: true, name: true };
  const project = isId(id) && (await tx.project.findUnique({ where: { id }, select }));
  if (project) return project;
  const message = 'There is no such project.';
  throw new AppError('invalid', message, { fields: { projectId: message } });
}
