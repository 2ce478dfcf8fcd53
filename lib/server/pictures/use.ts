import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import type { PictureRow } from './row';

/** What uses a picture: a record, by the name of its kind, a part of the `settings`, or a `draft`. */
export type UseOf = { kind: string; recordId: string };

/** Picks the pictures that nothing uses. The two columns are of the release before: no foreign key guards what they say. */
export const unused = {
  uses: { none: {} },
  settingPart: null,
  draftId: null,
} satisfies Prisma.PictureWhereInput;

/** Picks the pictures that this actor may put into a record: what another person has staged and never saved is that person's alone. */
export const usableBy = ({ userId }: Actor) =>
  ({
    OR: [{ releasedAt: { not: null } }, { uploadedById: null }, { uploadedById: userId }],
  }) satisfies Prisma.PictureWhereInput;

export async function listUsed(tx: Tx, use: UseOf): Promise<string[]> {
  const rows = await tx.pictureUse.findMany({ where: use, orderBy: { place: 'asc' } });
  return rows.map(({ pictureId }) => pictureId);
}

/** Makes these the pictures of a slot, in this order, of a kind that has no column for them. */
export async function writeUses(
  tx: Tx,
  use: UseOf & { slot: string },
  ids: readonly string[],
): Promise<void> {
  await tx.pictureUse.deleteMany({ where: use });
  await tx.pictureUse.createMany({ data: ids.map((pictureId, place) => ({ ...use, pictureId, place })) });
}

/** Records with their pictures, of a kind that has no column for them. */
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

/** Records with the pictures that their lists name by their ids, in this order. */
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

const globals = globalThis as typeof globalThis & { builderTagsOfUse?: TagsOfUse };

/** Tells the whole process what the kinds know of their pages: Next loads a module once for pages and once for routes. */
export function provideTagsOfUse(tagsOfUse: TagsOfUse): void {
  globals.builderTagsOfUse = tagsOfUse;
}

/** The tags of the cached pages that show a picture; none while it is staged. */
export async function tagsOfPicture(tx: Tx, id: string): Promise<string[]> {
  const { builderTagsOfUse } = globals;
  if (!builderTagsOfUse) throw new Error('This process has not loaded lib/domain/pictures/tags.ts.');
  const uses = await tx.pictureUse.findMany({ where: { pictureId: id } });
  return (await Promise.all(uses.map(builderTagsOfUse))).flat();
}
