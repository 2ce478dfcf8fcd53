import 'server-only';
import type { Picture as PictureRow, Prisma } from '@/prisma/generated/client';

export type { PictureRow };

/** The relations by which records use a picture; one that is forgotten below does not compile. */
export type PictureUse = Exclude<keyof Prisma.PictureInclude, 'uploadedBy'>;

/** Picks the pictures that no record uses. */
export const unused = {
  projectImage: null,
  heroImage: null,
  director: null,
  brand: null,
} satisfies Record<PictureUse, null>;
