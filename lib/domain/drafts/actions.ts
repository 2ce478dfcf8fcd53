'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { DiscardedDraft, DraftEntry, DraftName, DraftRecords, OpenDraft } from './dto';
import { discardDraft, publishDraft, saveDraft } from './mutations';
import { readDraft } from './queries';
import { scheduleDraft } from './schedule';

export async function readDraftAction<K extends DraftName>(
  kind: K,
  id: string,
): Promise<Result<OpenDraft<DraftRecords[K]>>> {
  return runEditorAction(async (editor) => ({ data: await readDraft(editor, kind, id), tags: [] }));
}

export async function saveDraftAction(kind: DraftName, input: unknown): Promise<Result<DraftEntry>> {
  return runEditorAction((editor) => saveDraft(editor, kind, input));
}

export async function publishDraftAction<K extends DraftName>(
  kind: K,
  input: unknown,
): Promise<Result<DraftRecords[K]>> {
  return runEditorAction(async (editor) => {
    const { data, tags } = await publishDraft(editor, kind, input);
    // The kind of this name makes such records.
    return { data: data as DraftRecords[K], tags };
  });
}

export async function scheduleDraftAction(
  kind: DraftName,
  input: unknown,
): Promise<Result<{ publishAt: string | null }>> {
  return runEditorAction((editor) => scheduleDraft(editor, kind, input));
}

/** Answers the input of `saveDraftAction` that restores it. */
export async function discardDraftAction(
  kind: DraftName,
  draft: { _id: string; version: number },
): Promise<Result<DiscardedDraft>> {
  return runEditorAction((editor) => discardDraft(editor, kind, draft));
}
