'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Brand } from './fields';
import { createBrands, deleteBrand, renameBrand, reorderBrands, restoreBrand } from './mutations';

export async function addBrandsAction(input: unknown): Promise<Result<Brand[]>> {
  return runEditorAction((editor) => createBrands(editor, input));
}

/** `version` is the one that was read. */
export async function renameBrandAction(id: string, alt: string, version: number): Promise<Result<Brand>> {
  return runEditorAction((editor) => renameBrand(editor, id, alt, version));
}

export async function deleteBrandAction(id: string): Promise<Result<null>> {
  return runEditorAction((editor) => deleteBrand(editor, id));
}

/** `before` is the list as it was read. */
export async function reorderBrandsAction(ids: string[], before: string[]): Promise<Result<null>> {
  return runEditorAction((editor) => reorderBrands(editor, { ids, before }));
}

/** Undo of a delete. */
export async function restoreBrandAction(id: string): Promise<Result<Brand>> {
  return runEditorAction((editor) => restoreBrand(editor, id));
}
