import 'server-only';
import type { Picture as PictureRow, Prisma } from '@/prisma/generated/client';

export type { PictureRow };

/** Picks the pictures that no record uses. */
export const unused = {
  projectImage: null,
  heroImage: null,
  director: null,
  brand: null,
} satisfies Prisma.PictureWhereInput;
