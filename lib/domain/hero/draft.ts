import 'server-only';
import { db } from '@/lib/server/db';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import { recordSource } from '@/lib/server/records/draft-source';
import { findRecord } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { type HeroImage, heroImageDraft } from './fields';
import { captionSelect, heroImages, toCaption } from './record';
import { changeHeroImage, placeHeroImages } from './write';

/** What the plate would name; a draft that says nothing of it leaves what is live. */
async function readCaption(id: string, projectId: string | null | undefined): Promise<HeroImage['project']> {
  if (projectId === undefined) return (await findRecord(db, heroImages, id))?.project ?? null;
  if (projectId === null) return null;
  return toCaption(await db.project.findUnique({ where: { id: projectId }, select: captionSelect }));
}

export const heroDrafts = defineDraftKind({
  source: recordSource(heroImages),
  parse: (given) => parseInput(heroImageDraft, given),
  nameOf: ({ alt }) => alt || 'An image without alt text',
  picturesOf: ({ picture, alt, focal }) => [{ _id: picture, alt, focal }],
  async toRecord({ projectId }, { _id, version, images: [picture] }): Promise<HeroImage> {
    if (!picture) throw new AppError('not_found', 'The picture of this draft is no longer there.');
    return { _id, picture, project: await readCaption(_id, projectId), version };
  },
  async add(tx, actor, { picture, alt, focal, projectId }) {
    const [added] = await placeHeroImages(tx, actor, [{ _id: picture, alt, focal }], { projectId });
    if (!added) throw new Error('One picture makes one hero image.');
    return added;
  },
  change: changeHeroImage,
});
