import 'server-only';
import { db, type Tx } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { withRules } from '@/lib/server/records/rules';
import { onePicture } from '@/lib/server/records/slot';
import { AppError } from '@/lib/shared/errors';
import { type HeroImage, heroImageDraft, heroImagePatch } from './fields';
import { captionSelect, heroImages, toCaption } from './kind';

async function requireProject(tx: Tx, id: string): Promise<void> {
  if ((await tx.project.count({ where: { id, ...notDeleted } })) > 0) return;
  throw new AppError('invalid', 'There is no such project.', { fields: { projectId: 'Choose a project.' } });
}

/** A draft without a caption preserves the live one. */
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

export const writableHeroImages = withRules(heroImages, {
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
  toColumns: ({ projectId }: { projectId?: string | null }) => ({ projectId }),
  listChanged({ projectId, alt, focal }, before, after) {
    const isOther = before.pictureId !== after.pictureId;
    const given = Object.entries({ project: projectId, alt, focal, picture: isOther || undefined });
    return given.filter(([, value]) => value !== undefined).map(([name]) => name);
  },
});
