import { db } from '@/lib/server/db';
import { createPublicId } from '@/lib/server/storage/keys';
import { type DemoPicture, demoAlts } from '@/prisma/seed/media-alts';

/** In place of the demo's own, for tests that read words alone: a row that names no file, in no time. */
export const stageDemoPicture = (name: DemoPicture, alt: string = demoAlts[name]) =>
  db.picture.create({
    data: {
      publicId: createPublicId(),
      url: `/uploads/${name}.webp`,
      alt,
      fileName: `${name}.webp`,
      bytes: 0,
    },
  });
