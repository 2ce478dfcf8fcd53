import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parse';
import { timeToCome } from '@/lib/shared/time/time-to-come';
import { requireDraftKind } from './kinds';
import { draftSchedule } from './schema';
import { settlePublished } from './settle';
import { lockDraft } from './store';

/**
 * Says when a draft is published by itself, or with null that it is not. It may still be changed until then.
 * @throws AppError not_found, conflict, forbidden, or invalid where the time is over.
 */
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
    // Who schedules a draft publishes it: what only an admin may publish is refused.
    if (publishAt !== null) await settlePublished(editor, draftKind, row, draftKind.parse(data, recordId));
    await tx.draft.update({ where: { id }, data: { publishAt, heldBack: '' } });
    return {
      data: { publishAt: publishAt?.toISOString() ?? null },
      tags: [],
      audit: { action: 'schedule draft', entity, entityId: recordId ?? '', label },
    };
  });
}
