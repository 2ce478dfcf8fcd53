import 'server-only';
import { z } from 'zod';
import { limits } from '@/lib/content/limits';
import { projectStatuses } from '@/lib/content/projects/projects';
import type { Editor } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import { deleteRecord, restoreRecord } from '@/lib/server/records/verbs';
import { updateRecord } from '@/lib/server/records/write';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { ProjectChange, ProjectChangesOutcome } from './dto';
import { setProjectHidden } from './hide';
import { projects } from './kind';
import { writableProjects } from './rules';

const projectChanges: z.ZodType<ProjectChange[]> = z
  .array(
    z.object({
      _id: z.string().max(64),
      version: z.int(),
      to: z.enum(['hidden', 'shown', 'deleted', 'restored', ...projectStatuses]),
    }),
  )
  .min(1, 'Select a project first')
  .max(limits.mostAtOnce, `At most ${limits.mostAtOnce} projects at once`);

async function changeOne(editor: Editor, { _id, version, to }: ProjectChange) {
  const still = ({ tags }: Mutated<unknown>) => ({ tags, version });
  if (to === 'hidden' || to === 'shown') return still(await setProjectHidden(editor, _id, to === 'hidden'));
  if (to === 'deleted') return still(await deleteRecord(editor, projects, _id, version));
  const { tags, data } =
    to === 'restored'
      ? await restoreRecord(editor, projects, _id)
      : await updateRecord(editor, writableProjects, _id, { status: to, version });
  return { tags, version: data.version };
}

/** One by one: changed or deleted ones are skipped and named. @throws AppError invalid. */
export async function changeProjects(
  editor: Editor,
  input: unknown,
): Promise<Mutated<ProjectChangesOutcome>> {
  const expired = new Set<string>();
  const outcome: ProjectChangesOutcome = { changed: [], refused: [] };
  for (const change of parseInput(projectChanges, input)) {
    const { _id } = change;
    try {
      const { tags, version } = await changeOne(editor, change);
      for (const tag of tags) expired.add(tag);
      outcome.changed.push({ _id, version });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ _id, reason: error.message });
    }
  }
  return { data: outcome, tags: [...expired] };
}
