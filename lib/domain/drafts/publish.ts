import 'server-only';
import type { Actor } from '@/lib/server/audit';
import type { Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { releasePictures } from '@/lib/server/pictures/discard';
import type { WireRecord } from '@/lib/server/records/kind';
import type { Change } from '@/lib/server/records/mutation';
import type { Draft } from '@/prisma/generated/client';
import { requireDraftKind } from './kinds';
import { settlePublished } from './settle';
import { listHeld } from './store';

/** What is published in the place of what the draft says. */
type Instead = { baseVersion?: number | null | undefined; data?: unknown; editor?: Editor };

/** Inside a transaction that has locked the draft: saves the record, and removes the draft. @throws AppError not_found, invalid, conflict. */
export async function publishLocked(
  tx: Tx,
  actor: Actor,
  row: Draft,
  { baseVersion, data: given, editor }: Instead = {},
): Promise<Change<WireRecord>> {
  const draftKind = requireDraftKind(row.kind);
  const parsed = draftKind.parse(given ?? row.data, row.recordId);
  // What goes public is what its publisher may change; a schedule publishes what was settled when it was saved.
  const data = editor ? await settlePublished(editor, draftKind, row, parsed) : parsed;
  const held = await listHeld(tx, row.id);
  // With it goes its hold on the pictures: the record takes them, whoever has staged them; what it leaves goes as from any record.
  await tx.draft.delete({ where: { id: row.id } });
  await releasePictures(tx, held);
  const version = baseVersion ?? row.baseVersion ?? undefined;
  const change =
    row.recordId === null
      ? await draftKind.add(tx, actor, data)
      : await draftKind.change(tx, actor, row.recordId, { ...data, version });
  const line = {
    action: 'publish draft' as const,
    entity: draftKind.source.entity,
    entityId: change.data._id,
    label: draftKind.nameOf(data, row.recordId),
  };
  return { ...change, audit: [...[change.audit].flat(), line] };
}
