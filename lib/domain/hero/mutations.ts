import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { setAlts } from '@/lib/server/pictures/alt';
import { claimPictures } from '@/lib/server/pictures/claim';
import type { Audit } from '@/lib/server/records/audit';
import { notDeleted } from '@/lib/server/records/bin';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { displayOrder, type OrderInput, reorder } from '@/lib/server/records/order';
import { AppError } from '@/lib/shared/errors';
import type { HeroImage, HeroImagePatch } from './dto';
import { heroImageInclude, nameHeroImage, toHeroImage } from './row';
import { heroTags } from './tags';

const entity = 'hero image';
const notFound = () => new AppError('not_found', 'There is no such hero image.');

async function readHero(tx: Tx): Promise<HeroImage[]> {
  const rows = await tx.heroImage.findMany({
    where: notDeleted,
    orderBy: displayOrder,
    include: heroImageInclude,
  });
  return rows.map(toHeroImage);
}

/** The image, locked until the transaction ends. @throws AppError not_found. */
async function lockHeroImage(tx: Tx, id: string) {
  await tx.$queryRaw`select id from hero_image where id = ${id} for update`;
  const row = await tx.heroImage.findUnique({ where: { id, ...notDeleted }, include: heroImageInclude });
  if (!row) throw notFound();
  return row;
}

/** Adds a hero image for each staged picture, in this order, with texts by their ids, and answers the whole carousel. @throws AppError invalid when there is none. */
export async function addHeroImages(
  admin: Admin,
  pictureIds: readonly string[],
  alts: Readonly<Record<string, string>> = {},
): Promise<Mutated<HeroImage[]>> {
  if (pictureIds.length === 0) throw new AppError('invalid', 'Choose at least one picture.');
  return mutate(admin, async (tx) => {
    await claimPictures(tx, pictureIds, []);
    await setAlts(tx, pictureIds, alts);
    const audit: Audit[] = [];
    // The newest stands first: from the last to the first they come to stand as they were chosen.
    for (const pictureId of pictureIds.toReversed()) {
      const row = await tx.heroImage.create({ data: { pictureId }, include: heroImageInclude });
      audit.unshift({ action: 'create', entity, entityId: row.id, label: nameHeroImage(row) });
    }
    return { data: await readHero(tx), tags: [heroTags.all], audit };
  });
}

/** Says which project the plate of a hero image names, or none; and its alternative text. @throws AppError not_found, or conflict when somebody saved meanwhile. */
export async function updateHeroImage(
  admin: Admin,
  id: string,
  { projectId, alt, version }: HeroImagePatch,
): Promise<Mutated<HeroImage>> {
  return mutate(admin, async (tx) => {
    const row = await lockHeroImage(tx, id);
    await requireVersion(tx, admin, { entity, entityId: id }, { version, current: toHeroImage(row) });
    const project = projectId
      ? await tx.project.findUnique({ where: { id: projectId, ...notDeleted }, select: { id: true } })
      : null;
    if (projectId && !project)
      throw new AppError('invalid', 'There is no such project.', {
        fields: { projectId: 'Choose a project.' },
      });
    if (alt !== undefined) await setAlts(tx, [row.pictureId], { [row.pictureId]: alt });
    const saved = await tx.heroImage.update({
      where: { id },
      data: {
        isDemo: false,
        version: { increment: 1 },
        ...(projectId !== undefined && { projectId: project?.id ?? null }),
      },
      include: heroImageInclude,
    });
    const fields = [...(projectId === undefined ? [] : ['project']), ...(alt === undefined ? [] : ['alt'])];
    return {
      data: toHeroImage(saved),
      tags: [heroTags.all],
      audit: { action: 'update', entity, entityId: id, label: nameHeroImage(saved), fields },
    };
  });
}

/** Puts a hero image into the bin. @throws AppError not_found. */
export async function deleteHeroImage(admin: Admin, id: string): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const label = nameHeroImage(await lockHeroImage(tx, id));
    await tx.heroImage.update({ where: { id }, data: { deletedAt: new Date() } });
    return { data: null, tags: [heroTags.all], audit: { action: 'delete', entity, entityId: id, label } };
  });
}

/** Takes a hero image out of the bin. @throws AppError not_found when it does not lie there. */
export async function restoreHeroImage(admin: Admin, id: string): Promise<Mutated<HeroImage[]>> {
  return mutate(admin, async (tx) => {
    const { count } = await tx.heroImage.updateMany({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
    });
    if (count === 0) throw notFound();
    const label = nameHeroImage(await lockHeroImage(tx, id));
    return {
      data: await readHero(tx),
      tags: [heroTags.all],
      audit: { action: 'restore', entity, entityId: id, label },
    };
  });
}

/** Sets the order of the carousel. @throws AppError invalid, or conflict when the list is not as it was read. */
export async function reorderHeroImages(admin: Admin, input: OrderInput): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    await reorder(tx, 'hero_image', input);
    return { data: null, tags: [heroTags.all], audit: { action: 'reorder', entity, entityId: '' } };
  });
}
