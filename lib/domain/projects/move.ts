import 'server-only';
import { z } from 'zod';
import type { Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { moveToPlace } from '@/lib/server/records/order';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { projects } from './kind';

const missing = 'There is no such project.';
const positionMessage = 'A position is a whole number from 1.';
const projectPosition = z.int({ error: positionMessage }).min(1, positionMessage);

/** Counted from 1; a larger place means the end. @throws AppError not_found, or invalid for no place. */
export async function moveProject(
  editor: Editor,
  id: string,
  input: unknown,
): Promise<Mutated<{ position: number }>> {
  requireId(id, missing);
  const wanted = parseInput(projectPosition, input);
  return mutate(editor, async (tx) => {
    const position = await moveToPlace(tx, projects, id, wanted);
    if (position === null) throw new AppError('not_found', missing);
    return {
      data: { position },
      tags: [projects.noun],
      audit: { action: 'reorder', entity: projects.entity, entityId: '' },
    };
  });
}
