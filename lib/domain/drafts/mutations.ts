import 'server-only';
import { assertRole, type Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { releasePictures } from '@/lib/server/pictures/discard';
import type { DraftKind } from '@/lib/server/records/draft-kind';
import type { WireRecord } from '@/lib/server/records/kind';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import { timeToCome } from '@/lib/shared/time/time-to-come';
import type { Prisma } from '@/prisma/generated/client';
import type { DiscardedDraft, DraftEntry } from './dto';
import { toEntry } from './entry';
import { requireDraftKind } from './kinds';
import { publishLocked } from './publish';
import { draftDiscard, draftPublish, draftSave } from './schema';
import { settleDraft } from './settle';
import { holdPictures, listHeld, lockDraft, refuseOtherDraft } from './store';

/** One draft per record. @throws AppError not_found, or conflict when another draft exists. */
async function lockRecord(tx: Tx, editor: Editor, { source }: DraftKind, recordId: string, isNew: boolean) {
  const record = await source.lock(tx, recordId);
  const other = isNew && (await tx.draft.findFirst({ where: { kind: source.kind, recordId } }));
  if (other) throw refuseOtherDraft(editor, other);
  return record;
}

/** @throws AppError not_found, forbidden, invalid, or conflict when this record's draft was saved meanwhile. */
export async function saveDraft(editor: Editor, name: string, input: unknown): Promise<Mutated<DraftEntry>> {
  const draftKind = requireDraftKind(name);
  const { draft, recordId: named, baseVersion, publishAt, data: given } = parseInput(draftSave, input);
  const time = timeToCome.safeParse(publishAt);
  const { kind, entity, roleOf } = draftKind.source;
  return mutate(editor, async (tx) => {
    const before = draft ? await lockDraft(tx, editor, draftKind, draft) : null;
    const recordId = before ? before.recordId : named;
    assertRole(editor, roleOf(recordId));
    const data = await settleDraft(editor, draftKind, before, recordId, draftKind.parse(given, recordId));
    const record = recordId === null ? null : await lockRecord(tx, editor, draftKind, recordId, !before);
    await draftKind.check?.(tx, data, recordId === null ? null : await draftKind.source.find(recordId));
    const held = before ? await listHeld(tx, before.id) : [];
    const pictures = draftKind.picturesOf(data);
    const targetIds = pictures.map(({ _id }) => _id);
    await claimPictures(tx, editor, targetIds, [...(record?.pictureIds ?? []), ...held]);

    const label = draftKind.nameOf(data, recordId);
    const values = {
      // The schema returned plain JSON.
      data: data as Prisma.InputJsonObject,
      label,
      savedBy: editor.name,
      baseVersion: record && (baseVersion ?? before?.baseVersion ?? record.version),
      heldBack: '',
    };
    const saved = before
      ? await tx.draft.update({ where: { id: before.id }, data: { ...values, version: { increment: 1 } } })
      : await tx.draft.create({ data: { kind, recordId, publishAt: time.data ?? null, ...values } });
    await holdPictures(tx, saved.id, pictures, held);
    const audit = { action: 'save draft' as const, entity, entityId: recordId ?? '', label };
    return { data: toEntry(saved), tags: [], audit };
  });
}

/** One save like any other. @throws AppError not_found, invalid, or conflict with the current record when that was saved after the draft was begun. */
export async function publishDraft(
  editor: Editor,
  name: string,
  input: unknown,
): Promise<Mutated<WireRecord>> {
  const draftKind = requireDraftKind(name);
  const { draft, ...instead } = parseInput(draftPublish, input);
  return mutate(editor, async (tx) =>
    publishLocked(tx, editor, await lockDraft(tx, editor, draftKind, draft), {
      ...instead,
      editor,
    }),
  );
}

/** Its pictures stay as long as the bin holds records. Answers the input that restores it. @throws AppError not_found, conflict. */
export async function discardDraft(
  editor: Editor,
  name: string,
  input: unknown,
): Promise<Mutated<DiscardedDraft>> {
  const draftKind = requireDraftKind(name);
  const { entity } = draftKind.source;
  const draft = parseInput(draftDiscard, input);
  return mutate(editor, async (tx) => {
    const row = await lockDraft(tx, editor, draftKind, draft);
    const { id, recordId, baseVersion, publishAt, data, label } = row;
    const held = await listHeld(tx, id);
    await tx.draft.delete({ where: { id } });
    await releasePictures(tx, held);
    const audit = { action: 'discard draft' as const, entity, entityId: recordId ?? '', label };
    const former = { recordId, baseVersion, publishAt: publishAt?.toISOString() ?? null, data };
    return { data: former, tags: [], audit };
  });
}
