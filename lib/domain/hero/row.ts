import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import type { Prisma } from '@/prisma/generated/client';
import type { HeroImage } from './dto';

export const heroImageInclude = {
  picture: true,
  project: { select: { id: true, name: true, location: true, explore: true, deletedAt: true } },
} satisfies Prisma.HeroImageInclude;

type HeroImageRow = Prisma.HeroImageGetPayload<{ include: typeof heroImageInclude }>;

/** What people call a hero image: its caption, else its text, else its file. */
export function nameHeroImage({
  project,
  picture,
}: {
  project: { name: string } | null;
  picture: { alt: string; fileName: string };
}): string {
  return project?.name ?? (picture.alt || picture.fileName || 'Hero image');
}

function toHeroProject({
  id,
  deletedAt,
  ...shown
}: NonNullable<HeroImageRow['project']>): HeroImage['project'] {
  return deletedAt ? null : { _id: id, ...shown };
}

export function toHeroImage(row: HeroImageRow): HeroImage {
  return {
    _id: row.id,
    picture: toPicture(row.picture),
    project: row.project && toHeroProject(row.project),
    version: row.version,
  };
}
