import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import { sanitizeRichText } from '@/lib/server/rich-text';
import type { Prisma } from '@/prisma/generated/client';
import type { Director } from './dto';

export const directorInclude = { picture: true } satisfies Prisma.DirectorInclude;

type DirectorRow = Prisma.DirectorGetPayload<{ include: typeof directorInclude }>;

/** Row to wire form. HTML is sanitised once more, for rows that an import or an older version wrote. */
export function toDirector(row: DirectorRow): Director {
  return {
    _id: row.id,
    name: row.name,
    position: row.position,
    bio: sanitizeRichText(row.bio),
    image: row.picture && toPicture(row.picture),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}
