import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import { timeToCome } from '@/lib/shared/time/time-to-come';
import { requireDraftKind } from './kinds';
import { draftSchedule } from './schema';
import { settlePublished } from './settle';
import { lockDraft } from './store';

/** Null removes the schedule. @throws AppError not_found, conflict, forbidden, or invalid for a past time. */
export async function scheduleDraft(
  editor: Editor,
  name: string,
  input: unknown,
): Promise<Mutated<{ publishAt: string | null }>> {
  const draftKind = requireDraftKind(name);
  const { entity } = draftKind.source;
  const { draft, publishAt: at } = parseInput(draftSchedule, input);
  const publishAt = at === null ? null : parseInput(timeToCome, at);
  return mutate(editor, async (tx) => {
    const row = await lockDraft(tx, editor, draftKind, draft);
    const { id, recordId, label, data } = row;
    // Scheduling counts as publishing: it needs the same rights.
    if (publishAt !== null) await settlePublished(editor, draftKind, row, draftKind.parse(data, recordId));
    await tx.draft.update({ where: { id }, data: { publishAt, heldBack: '' } });
    return {
      data: { publishAt: publishAt?.toISOString() ?? null },
      tags: [],
      audit: { action: 'schedule draft', entity, entityId: recordId ?? '', label },
    };
  });
}
