'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { DocumentChoice } from './fields';
import { listDocumentChoices } from './queries';

export async function listDocumentChoicesAction(projectId: string): Promise<Result<DocumentChoice[]>> {
  return runEditorAction(async (editor) => ({
    data: await listDocumentChoices(editor, projectId),
    tags: [],
  }));
}
