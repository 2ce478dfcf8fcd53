import 'server-only';
import type { Actor } from '@/lib/server/audit';
import { assertRole, type Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import type { PictureRef } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import { listUsed } from '@/lib/server/pictures/use';
import type { DraftKind } from '@/lib/server/records/draft-kind';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { formatMoment } from '@/lib/shared/time/format-moment';
import type { Draft } from '@/prisma/generated/client';

export const gone = 'This draft no longer exists. Somebody has published or discarded it.';

export function refuseOtherDraft(actor: Actor, { savedBy, updatedAt }: Draft): AppError {
  const who = savedBy === actor.name ? 'You' : savedBy;
  const when = formatMoment(updatedAt.getTime());
  return new AppError(
    'conflict',
    `${who} saved this draft on ${when}, after you opened it. Open it again to see the changes.`,
  );
}

/** Locked until the transaction ends. @throws AppError not_found, forbidden, or conflict when it was saved since. */
export async function lockDraft(
  tx: Tx,
  editor: Editor,
  { source: { kind, roleOf } }: DraftKind,
  { _id, version }: { _id: string; version: number },
): Promise<Draft> {
  const id = requireId(_id, gone);
  await tx.$queryRaw`select id from draft where id = ${id} for update`;
  const row = await tx.draft.findFirst({ where: { id, kind } });
  if (!row) throw new AppError('not_found', gone);
  assertRole(editor, roleOf(row.recordId));
  if (row.version !== version) throw refuseOtherDraft(editor, row);
  return row;
}

export const listHeld = (tx: Tx, recordId: string): Promise<string[]> =>
  listUsed(tx, { kind: 'draft', recordId });

/** Protects the pictures from the sweep and from other records. */
export async function holdPictures(
  tx: Tx,
  draftId: string,
  target: readonly PictureRef[],
  held: readonly string[],
): Promise<void> {
  const ids = target.map(({ _id }) => _id);
  const left = held.filter((id) => !ids.includes(id));
  await tx.picture.updateMany({ where: { id: { in: left } }, data: { draftId: null } });
  await tx.picture.updateMany({ where: { id: { in: ids } }, data: { draftId } });
  await releasePictures(tx, left);
}
