'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { RedirectOutcome } from './dto';
import { addRedirect, deleteRedirect, importRedirects } from './mutations';

export async function addRedirectAction(input: { from: string; to: string }): Promise<Result<null>> {
  return runEditorAction((editor) => addRedirect(editor, input));
}

export async function importRedirectsAction(input: {
  rows: { from: string; to: string }[];
  firstLine: number;
  isTrial: boolean;
}): Promise<Result<RedirectOutcome>> {
  return runEditorAction((editor) => importRedirects(editor, input));
}

export async function deleteRedirectAction(id: string): Promise<Result<null>> {
  return runEditorAction((editor) => deleteRedirect(editor, id));
}
