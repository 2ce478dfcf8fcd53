import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';
import type { Actor } from '../records/audit';

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

/** The pictures that something uses, by their ids. */
export async function listUsed(tx: Tx, use: UseOf): Promise<string[]> {
  const rows = await tx.pictureUse.findMany({ where: use, orderBy: { place: 'asc' } });
  return rows.map(({ pictureId }) => pictureId);
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
