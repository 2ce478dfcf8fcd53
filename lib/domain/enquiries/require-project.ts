import 'server-only';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/id';

/** The project that an enquiry is about; null where none is named. @throws AppError invalid. */
export async function requireProject(tx: Tx, id: string): Promise<string | null> {
  if (id === '') return null;
  const project = isId(id) && (await tx.project.findUnique({ where: { id }, select: { id: true } }));
  if (project) return project.id;
  const message = 'There is no such project.';
  throw new AppError('invalid', message, { fields: { projectId: message } });
}
