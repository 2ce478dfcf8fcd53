'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Director } from './fields';
import {
  createDirector,
  deleteDirector,
  reorderDirectors,
  restoreDirector,
  restoreDirectorVersion,
  updateDirector,
} from './mutations';

/** Saves the form: a new director without an id, else the one it names. */
export async function saveDirectorAction(id: string | null, input: unknown): Promise<Result<Director>> {
  return runEditorAction((editor) =>
    id === null ? createDirector(editor, input) : updateDirector(editor, id, input),
  );
}

export async function deleteDirectorAction(id: string): Promise<Result<null>> {
  return runEditorAction((editor) => deleteDirector(editor, id));
}

/** `before` is the list as it was read. */
export async function reorderDirectorsAction(ids: string[], before: string[]): Promise<Result<null>> {
  return runEditorAction((editor) => reorderDirectors(editor, { ids, before }));
}

/** Undo of a delete. */
export async function restoreDirectorAction(id: string): Promise<Result<Director>> {
  return runEditorAction((editor) => restoreDirector(editor, id));
}

/** Saves the record as a line of its history holds it; `version` is the one that was read. */
export async function restoreDirectorVersionAction(
  id: string,
  entryId: string,
  version?: number,
): Promise<Result<Director>> {
  return runEditorAction((editor) => restoreDirectorVersion(editor, id, entryId, version));
}
