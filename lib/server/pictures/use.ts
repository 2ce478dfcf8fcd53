import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '../audit';
import { oncePerProcess } from '../bridge.cjs';
import type { Tx } from '../db';
import type { PictureRow } from './row';

export type UseOf = { kind: string; recordId: string };

/** The former release uses both columns; no foreign key guards them. */
export const unused = {
  uses: { none: {} },
  settingPart: null,
  draftId: null,
} satisfies Prisma.PictureWhereInput;

/** A staged picture belongs to the person who staged it. */
export const usableBy = ({ userId }: Actor) =>
  ({
    OR: [{ releasedAt: { not: null } }, { uploadedById: null }, { uploadedById: userId }],
  }) satisfies Prisma.PictureWhereInput;

export async function listUsed(tx: Tx, use: UseOf): Promise<string[]> {
  const rows = await tx.pictureUse.findMany({ where: use, orderBy: { place: 'asc' } });
  return rows.map(({ pictureId }) => pictureId);
}

export async function writeUses(
  tx: Tx,
  use: UseOf & { slot: string },
  ids: readonly string[],
): Promise<void> {
  await tx.pictureUse.deleteMany({ where: use });
  await tx.pictureUse.createMany({ data: ids.map((pictureId, place) => ({ ...use, pictureId, place })) });
}

export async function withPictures<R extends { id: string }>(
  tx: Tx,
  kind: string,
  records: R[],
): Promise<(R & { images: { picture: PictureRow }[] })[]> {
  if (records.length === 0) return [];
  const uses = await tx.pictureUse.findMany({
    where: { kind, recordId: { in: records.map(({ id }) => id) } },
    orderBy: { place: 'asc' },
    include: { picture: true },
  });
  const byRecord = Map.groupBy(uses, ({ recordId }) => recordId);
  return records.map((record) => ({ ...record, images: byRecord.get(record.id) ?? [] }));
}

export async function withChildPictures<R extends { id: string }>(
  tx: Tx,
  records: R[],
  idsOf: (record: R) => string[],
): Promise<(R & { childPictures: PictureRow[] })[]> {
  const ids = records.flatMap(idsOf);
  const rows = ids.length > 0 ? await tx.picture.findMany({ where: { id: { in: ids } } }) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return records.map((record) => ({
    ...record,
    childPictures: idsOf(record).flatMap((id) => byId.get(id) ?? []),
  }));
}

type TagsOfUse = (use: UseOf) => Promise<string[]>;

const provided = oncePerProcess('tags of use', (): { tagsOfUse?: TagsOfUse } => ({}));

/** lib/server cannot import the nouns. */
export function provideTagsOfUse(tagsOfUse: TagsOfUse): void {
  provided.tagsOfUse = tagsOfUse;
}

export async function tagsOfPicture(tx: Tx, id: string): Promise<string[]> {
  const { tagsOfUse } = provided;
  if (!tagsOfUse) throw new Error('This process has not loaded lib/domain/pictures/tags.ts.');
  const uses = await tx.pictureUse.findMany({ where: { pictureId: id } });
  return (await Promise.all(uses.map(tagsOfUse))).flat();
}
