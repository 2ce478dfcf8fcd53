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

type Instead = { baseVersion?: number | null | undefined; data?: unknown; editor?: Editor };

/** Call it with the draft locked. @throws AppError not_found, invalid, conflict. */
export async function publishLocked(
  tx: Tx,
  actor: Actor,
  row: Draft,
  { baseVersion, data: given, editor }: Instead = {},
): Promise<Change<WireRecord>> {
  const draftKind = requireDraftKind(row.kind);
  const parsed = draftKind.parse(given ?? row.data, row.recordId);
  // Publishing checks the rights of the publisher; a schedule was checked when it was saved.
  const data = editor ? await settlePublished(editor, draftKind, row, parsed) : parsed;
  const held = await listHeld(tx, row.id);
  // Deleting the draft releases its pictures, so that the record can take them.
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
