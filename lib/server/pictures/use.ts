import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';
import type { Actor } from '../records/audit';

/** The relations by which records and their drafts use a picture; one that is left out below does not compile. */
export type PictureUse = Exclude<keyof Prisma.PictureInclude, 'uploadedBy'>;

/** Picks the pictures that no record uses. */
export const unused = {
  projectImage: null,
  heroImage: null,
  director: null,
  brand: null,
  setting: null,
  draft: null,
} satisfies Record<PictureUse, null>;

/** Picks the pictures that this actor may put into a record: what another person has staged and never saved is that person's alone. */
export const usableBy = ({ userId }: Actor) =>
  ({
    OR: [{ releasedAt: { not: null } }, { uploadedById: null }, { uploadedById: userId }],
  }) satisfies Prisma.PictureWhereInput;

const select = {
  projectImage: { select: { projectId: true } },
  heroImage: { select: { id: true } },
  director: { select: { id: true } },
  brand: { select: { id: true } },
  setting: { select: { part: true } },
  draft: { select: { id: true } },
} satisfies Record<PictureUse, unknown>;

type Uses = Prisma.PictureGetPayload<{ select: typeof select }>;

const tagsOf: { [Use in PictureUse]: (row: NonNullable<Uses[Use]>) => string[] } = {
  projectImage: ({ projectId }) => ['projects', `project:${projectId}`],
  heroImage: () => ['hero'],
  director: ({ id }) => ['board', `director:${id}`],
  brand: () => ['brands'],
  setting: ({ part }) => (part === 'identity' ? ['settings', 'settings:identity'] : ['settings']),
  draft: () => [],
};

const listTags = <Use extends PictureUse>(use: Use, row: Uses[Use]): string[] =>
  row ? tagsOf[use](row) : [];

/** The tags of the cached pages that show a picture; none while it is staged. */
export async function tagsOfPicture(tx: Tx, id: string): Promise<string[]> {
  const row = await tx.picture.findUnique({ where: { id }, select });
  if (!row) return [];
  return Object.entries(row).flatMap(([use, used]) => listTags(use as PictureUse, used));
}
