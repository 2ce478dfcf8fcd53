'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { HeroImage } from './fields';
import {
  addHeroImages,
  deleteHeroImage,
  reorderHeroImages,
  restoreHeroImage,
  updateHeroImage,
} from './mutations';

export async function addHeroImagesAction(input: unknown): Promise<Result<HeroImage[]>> {
  return runEditorAction((editor) => addHeroImages(editor, input));
}

export async function updateHeroImageAction(id: string, input: unknown): Promise<Result<HeroImage>> {
  return runEditorAction((editor) => updateHeroImage(editor, id, input));
}

export async function deleteHeroImageAction(id: string): Promise<Result<null>> {
  return runEditorAction((editor) => deleteHeroImage(editor, id));
}

/** `before` is the list as it was read. */
export async function reorderHeroImagesAction(ids: string[], before: string[]): Promise<Result<null>> {
  return runEditorAction((editor) => reorderHeroImages(editor, { ids, before }));
}

/** Undo of a delete. */
export async function restoreHeroImageAction(id: string): Promise<Result<HeroImage>> {
  return runEditorAction((editor) => restoreHeroImage(editor, id));
}
