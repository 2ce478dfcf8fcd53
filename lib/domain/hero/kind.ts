import 'server-only';
import { db, type Tx } from '@/lib/server/db';
import { toPicture } from '@/lib/server/pictures/map';
import { notDeleted } from '@/lib/server/records/bin';
import { defineKind, describeKind } from '@/lib/server/records/kind';
import { onePicture } from '@/lib/server/records/slot';
import { AppError } from '@/lib/shared/errors';
import type { Prisma } from '@/prisma/generated/client';
import { type HeroImage, heroImageDraft, heroImageFields, heroImagePatch } from './fields';

/** What `toCaption` reads of a project. */
export const captionSelect = {
  id: true,
  slug: true,
  name: true,
  location: true,
  explore: true,
  deletedAt: true,
  hiddenAt: true,
} as const;

const include = { picture: true, project: { select: captionSelect } } as const;

type CaptionRow = Prisma.ProjectGetPayload<{ select: typeof captionSelect }>;

/** What the plate names; null for a project that is off the website. */
export function toCaption(project: CaptionRow | null): HeroImage['project'] {
  if (!project || project.deletedAt || project.hiddenAt) return null;
  const { id, slug, name, location, explore } = project;
  return { _id: id, slug, name, location, explore };
}

async function requireProject(tx: Tx, id: string): Promise<void> {
  if ((await tx.project.count({ where: { id, ...notDeleted } })) > 0) return;
  throw new AppError('invalid', 'There is no such project.', { fields: { projectId: 'Choose a project.' } });
}

/** What the plate would name; a draft that says nothing of it leaves what is live. */
async function readCaption(id: string, projectId: string | null | undefined): Promise<HeroImage['project']> {
  if (projectId === null) return null;
  const select = captionSelect;
  if (projectId !== undefined)
    return toCaption(await db.project.findUnique({ where: { id: projectId }, select }));
  const image = await db.heroImage.findFirst({
    where: { id, ...notDeleted },
    select: { project: { select } },
  });
  return toCaption(image?.project ?? null);
}

const description = describeKind({
  kind: 'hero-image',
  entity: 'hero image',
  plural: 'Hero images',
  noun: 'hero',
  model: 'heroImage',
  table: 'hero_image',
  fields: heroImageFields,
  isVersioned: false,
  hasPage: false,
  placeholder: 'project',
  findRows: (tx, query) => tx.heroImage.findMany({ ...query, include }),
  toRecord: ({ id, picture, project, version }) => ({
    _id: id,
    picture: toPicture(picture),
    project: toCaption(project),
    version,
  }),
  // Its caption, else its text, else its file.
  nameOf: ({ picture, project }) => project?.name ?? (picture.alt || picture.fileName || 'Hero image'),
});

export const heroImages = defineKind(description, {
  create: heroImageDraft,
  patch: heroImagePatch,
  slot: onePicture('hero image'),
  isPlacedLast: true,
  draft: {
    schema: () => heroImageDraft,
    nameOf: ({ alt }) => alt || 'An image without alt text',
    async toRecord({ projectId }, { _id, version, images: [picture] }) {
      if (!picture) throw new AppError('not_found', 'The picture of this draft is no longer there.');
      return { _id, picture, project: await readCaption(_id, projectId), version };
    },
  },
  async check(tx, { projectId }) {
    if (projectId) await requireProject(tx, projectId);
  },
  // Its text is that of its picture.
  toColumns: ({ projectId }: { projectId?: string | null }) => ({ projectId }),
  listChanged({ projectId, alt, focal }, before, after) {
    const isOther = before.pictureId !== after.pictureId;
    const given = Object.entries({ project: projectId, alt, focal, picture: isOther || undefined });
    return given.filter(([, value]) => value !== undefined).map(([name]) => name);
  },
});

/** API-6: the carousel in the form that the calls answer. */
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
