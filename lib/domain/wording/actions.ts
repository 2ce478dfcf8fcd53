'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { KeptWording } from './dto';
import { keepWording } from './mutations';
import { listKeptWording } from './queries';
import type { KeptWordingInput } from './schema';

export async function listKeptWordingAction(owner: {
  kind: string;
  recordId: string;
}): Promise<Result<KeptWording[]>> {
  return runEditorAction(async (editor) => ({ data: await listKeptWording(editor, owner), tags: [] }));
}

/** The exception ends when the sentence changes. */
export async function keepWordingAction(input: KeptWordingInput): Promise<Result<KeptWording>> {
  return runEditorAction((editor) => keepWording(editor, input));
}
