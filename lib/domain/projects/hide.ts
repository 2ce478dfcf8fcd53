import 'server-only';
import { z } from 'zod';
import type { Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { tagsOf } from '@/lib/server/records/kind';
import { type Change, type Mutated, mutate } from '@/lib/server/records/mutation';
import { lockRow } from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parsing/parse';
import { timeToCome } from '@/lib/shared/time/time-to-come';
import { projects } from './kind';

type Hidden = { isHidden: boolean };

/** Call it inside a transaction. @throws AppError not_found. */
export async function hideLocked(tx: Tx, id: string, isHidden: boolean): Promise<Change<Hidden>> {
  const row = await lockRow(tx, projects, id);
  await tx.project.update({ where: { id }, data: { hiddenAt: isHidden ? new Date() : null, hideAt: null } });
  const tags = tagsOf(projects, { id });
  return {
    data: { isHidden },
    tags,
    audit: {
      action: isHidden ? 'hide' : 'show',
      entity: projects.entity,
      entityId: id,
      label: projects.nameOf(row),
    },
    ...(isHidden && { purged: tags }),
  };
}

/** Its place in the order stays. @throws AppError not_found, invalid. */
export async function setProjectHidden(editor: Editor, id: string, input: unknown): Promise<Mutated<Hidden>> {
  const isHidden = parseInput(z.boolean(), input);
  return mutate(editor, (tx) => hideLocked(tx, id, isHidden));
}

/** Null removes the schedule. @throws AppError not_found, invalid. */
export async function scheduleHide(
  editor: Editor,
  id: string,
  input: unknown,
): Promise<Mutated<{ hideAt: string | null }>> {
  const hideAt = input === null ? null : parseInput(timeToCome, input);
  return mutate(editor, async (tx) => {
    const row = await lockRow(tx, projects, id);
    await tx.project.update({ where: { id }, data: { hideAt } });
    return {
      data: { hideAt: hideAt?.toISOString() ?? null },
      tags: [],
      audit: {
        action: 'schedule hide',
        entity: projects.entity,
        entityId: id,
        label: projects.nameOf(row),
      },
    };
  });
}
