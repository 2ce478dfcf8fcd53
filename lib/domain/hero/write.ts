import 'server-only';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { type PictureRef, setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import type { Actor } from '@/lib/server/records/audit';
import { notDeleted } from '@/lib/server/records/bin';
import type { Change } from '@/lib/server/records/mutation';
import { placeNew } from '@/lib/server/records/order';
import { lockForSave, readRow, saved, toChange } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import type { FocalPoint } from '@/lib/shared/picture';
import type { HeroImage } from './fields';
import { heroImages } from './record';

async function requireProject(tx: Tx, id: string): Promise<void> {
  if ((await tx.project.count({ where: { id, ...notDeleted } })) > 0) return;
  throw new AppError('invalid', 'There is no such project.', { fields: { projectId: 'Choose a project.' } });
}

type Added = {
  /** Where the first of them comes to stand, counted from 1; without it they come after the others. */
  place?: number | undefined;
  /** What the plates name. */
  projectId?: string | null | undefined;
};

/** Adds a hero image for each staged picture, in this order. @throws AppError invalid. */
export async function placeHeroImages(
  tx: Tx,
  actor: Actor,
  pictures: PictureRef[],
  { place, projectId = null }: Added = {},
): Promise<Change<HeroImage>[]> {
  await claimPictures(
    tx,
    actor,
    pictures.map(({ _id }) => _id),
    [],
  );
  if (projectId) await requireProject(tx, projectId);
  await setPictureDetails(tx, pictures);
  const changes: Change<HeroImage>[] = [];
  for (const { _id: pictureId } of pictures) {
    const { id } = await tx.heroImage.create({ data: { pictureId, projectId }, select: { id: true } });
    changes.push(toChange(heroImages, 'create', await readRow(tx, heroImages, id)));
  }
  await placeNew(
    tx,
    heroImages.table,
    changes.map(({ data }) => data._id),
    place,
  );
  return changes;
}

type HeroImageChange = {
  projectId?: string | null | undefined;
  alt?: string | undefined;
  focal?: FocalPoint | undefined;
  picture?: string;
  version?: number | undefined;
};

/** Changes what is given; without a picture the old one stays. @throws AppError not_found, invalid, conflict. */
export async function changeHeroImage(
  tx: Tx,
  actor: Actor,
  id: string,
  { projectId, alt, focal, picture, version }: HeroImageChange,
): Promise<Change<HeroImage>> {
  const { pictureId: present } = await lockForSave(tx, actor, heroImages, { id, version });
  if (projectId) await requireProject(tx, projectId);
  const pictureId = picture ?? present;
  const isOther = pictureId !== present;
  if (isOther) await claimPictures(tx, actor, [pictureId], []);
  await setPictureDetails(tx, [{ _id: pictureId, alt, focal }]);
  await tx.heroImage.update({ where: { id }, data: { projectId, pictureId, ...saved } });
  if (isOther) await releasePictures(tx, [present]);
  const given = Object.entries({ project: projectId, alt, focal, picture: isOther || undefined });
  const fields = given.filter(([, value]) => value !== undefined).map(([name]) => name);
  return toChange(heroImages, 'update', await readRow(tx, heroImages, id), fields);
}
