import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import { defineKind } from '@/lib/server/records/kind';
import { isPublished, ungated } from '@/lib/server/records/published';
import { toRegistered } from '@/lib/shared/projects/registered';
import type { Prisma } from '@/prisma/generated/client';
import { type HeroImage, heroImageFields } from './fields';

export const captionSelect = {
  id: true,
  slug: true,
  name: true,
  location: true,
  explore: true,
  deletedAt: true,
  hiddenAt: true,
  advertisableFrom: true,
  advertisableUntil: true,
  registrations: { orderBy: { sortOrder: 'asc' }, select: { number: true } },
  exemptions: { select: { reason: true, sentence: true } },
} as const;

const include = { picture: true, project: { select: captionSelect } } as const;

type CaptionRow = Prisma.ProjectGetPayload<{ select: typeof captionSelect }>;

/** Null for a project that is off the website. */
export function toCaption(project: CaptionRow | null): HeroImage['project'] {
  if (!project || !isPublished(project, ungated)) return null;
  const { id, slug, name, location, explore } = project;
  return { _id: id, slug, name, location, explore, registered: toRegistered(project) };
}

export const heroImages = defineKind({
  kind: 'hero-image',
  entity: 'hero image',
  plural: 'Hero images',
  model: 'heroImage',
  fields: heroImageFields,
  isVersioned: false,
  pictures: { picture: 'one' },
  placeholder: 'project',
  search: ['picture'],
  findRows: (tx, query) => tx.heroImage.findMany({ ...query, include }),
  toRecord: ({ id, picture, project, version }) => ({
    _id: id,
    picture: toPicture(picture),
    project: toCaption(project),
    version,
  }),
  nameOf: ({ picture, project }) => project?.name ?? (picture.alt || picture.fileName || 'Hero image'),
  whereNamed: (name) => ({ project: { name } }),
});

/** API-6. */
export function toHeroList(images: HeroImage[]) {
  return {
    images: images.map(({ _id, picture: { url, public_id, alt }, project, version }) => ({
      _id,
      public_id,
      url,
      alt,
      project,
      version,
    })),
  };
}
