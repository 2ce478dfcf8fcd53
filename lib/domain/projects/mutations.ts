import 'server-only';
import { z } from 'zod';
import type { Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { moveToPlace } from '@/lib/server/records/order';
import { readVersion } from '@/lib/server/records/snapshot';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/id';
import { parseInput } from '@/lib/shared/parse';
import { type Project, projectCreate, projectPatch } from './fields';
import { projects } from './record';
import { addProject, changeProject } from './write';

const missing = 'There is no such project.';
const positionMessage = 'A position is a whole number from 1.';
const projectPosition = z.int({ error: positionMessage }).min(1, positionMessage);

/** Adds a project, first on the site. @throws AppError invalid. */
export async function createProject(editor: Editor, input: unknown): Promise<Mutated<Project>> {
  const project = parseInput(projectCreate, input);
  return mutate(editor, (tx) => addProject(tx, editor, project));
}

/**
 * Changes the fields that are given; a save makes a demo record the office's own.
 * @throws AppError not_found, invalid, or conflict (with the record as it stands) when `version` is not the newest.
 */
export async function updateProject(editor: Editor, id: string, input: unknown): Promise<Mutated<Project>> {
  const patch = parseInput(projectPatch, input);
  return mutate(editor, (tx) => changeProject(tx, editor, id, patch));
}

/**
 * Saves a project as a line of the history holds it, as a new version; of its pictures those that still exist.
 * @throws AppError not_found, invalid, conflict.
 */
export async function restoreProjectVersion(
  editor: Editor,
  id: string,
  entryId: string,
  version?: unknown,
): Promise<Mutated<Project>> {
  const { values, pictures } = await readVersion(projects, id, entryId);
  return updateProject(editor, id, { ...values, pictures, version });
}

export const deleteProject = (editor: Editor, id: string, version?: number) =>
  deleteRecord(editor, projects, id, version);

export const restoreProject = (editor: Editor, id: string) => restoreRecord(editor, projects, id);

/**
 * Moves a project to a place of the whole list, counted from 1; beyond the last it comes to the end.
 * @throws AppError not_found, or invalid when the place is none.
 */
export async function moveProject(
  editor: Editor,
  id: string,
  input: unknown,
): Promise<Mutated<{ position: number }>> {
  requireId(id, missing);
  const wanted = parseInput(projectPosition, input);
  return mutate(editor, async (tx) => {
    const position = await moveToPlace(tx, projects.table, id, wanted);
    if (position === null) throw new AppError('not_found', missing);
    return {
      data: { position },
      tags: [projects.noun],
      audit: { action: 'reorder', entity: projects.entity, entityId: '' },
    };
  });
}

export const reorderProjects = (editor: Editor, input: unknown) => reorderRecords(editor, projects, input);
