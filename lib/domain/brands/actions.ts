'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { addBrands } from './add';
import type { Brand } from './fields';

export async function addBrandsAction(input: unknown): Promise<Result<Brand[]>> {
  return runEditorAction((editor) => addBrands(editor, input));
}
