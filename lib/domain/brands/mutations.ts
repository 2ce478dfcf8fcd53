import 'server-only';
import { messages } from '@/lib/content/messages';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { setAlts } from '@/lib/server/pictures/alt';
import { claimPictures } from '@/lib/server/pictures/claim';
import { notDeleted } from '@/lib/server/records/bin';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { type OrderInput, reorder } from '@/lib/server/records/order';
import { AppError } from '@/lib/shared/errors';
import type { Brand } from './dto';
import { brandInclude, toBrand } from './row';
import { brandTags } from './tags';

const entity = 'brand';
const notFound = () => new AppError('not_found', 'There is no such brand.');

/** The brand, locked until the transaction ends. @throws AppError not_found. */
async function lockBrand(tx: Tx, id: string) {
  await tx.$queryRaw`select id from brand where id = ${id} for update`;
  const row = await tx.brand.findUnique({ where: { id, ...notDeleted }, include: brandInclude });
  if (!row) throw notFound();
  return row;
}

/** Adds a brand for each staged picture, in this order, with names by the pictures' ids. @throws AppError invalid when there is none. */
export async function createBrands(
  admin: Admin,
  pictureIds: readonly string[],
  alts: Readonly<Record<string, string>> = {},
): Promise<Mutated<Brand[]>> {
  if (pictureIds.length === 0) throw new AppError('invalid', messages.admin.noBrandChosen);
  return mutate(admin, async (tx) => {
    await claimPictures(tx, pictureIds, []);
    await setAlts(tx, pictureIds, alts);
    const data: Brand[] = [];
    // The newest stands first: from the last to the first they come to stand as they were chosen.
    for (const pictureId of pictureIds.toReversed()) {
      data.unshift(toBrand(await tx.brand.create({ data: { pictureId }, include: brandInclude })));
    }
    const audit = data.map(({ _id, image }) => ({
      action: 'create' as const,
      entity,
      entityId: _id,
      label: image.alt,
    }));
    return { data, tags: [brandTags.all], audit };
  });
}

/** Says what a brand is called: the alternative text of its picture. @throws AppError not_found, or conflict when somebody saved meanwhile. */
export async function renameBrand(
  admin: Admin,
  id: string,
  alt: string,
  version?: number,
): Promise<Mutated<Brand>> {
  return mutate(admin, async (tx) => {
    const row = await lockBrand(tx, id);
    await requireVersion(tx, admin, { entity, entityId: id }, { version, current: toBrand(row) });
    await setAlts(tx, [row.pictureId], { [row.pictureId]: alt });
    const data = toBrand(
      await tx.brand.update({
        where: { id },
        data: { isDemo: false, version: { increment: 1 } },
        include: brandInclude,
      }),
    );
    const audit = {
      action: 'update' as const,
      entity,
      entityId: id,
      label: data.image.alt,
      fields: ['alt'],
    };
    return { data, tags: [brandTags.all], audit };
  });
}

/** Puts a brand into the bin. @throws AppError not_found. */
export async function deleteBrand(admin: Admin, id: string): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const row = await lockBrand(tx, id);
    await tx.brand.update({ where: { id }, data: { deletedAt: new Date() } });
    const audit = { action: 'delete' as const, entity, entityId: id, label: row.picture.alt };
    return { data: null, tags: [brandTags.all], audit };
  });
}

/** Takes a brand out of the bin. @throws AppError not_found when it does not lie there. */
export async function restoreBrand(admin: Admin, id: string): Promise<Mutated<Brand>> {
  return mutate(admin, async (tx) => {
    const { count } = await tx.brand.updateMany({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
    });
    if (count === 0) throw notFound();
    const data = toBrand(await tx.brand.findUniqueOrThrow({ where: { id }, include: brandInclude }));
    const audit = { action: 'restore' as const, entity, entityId: id, label: data.image.alt };
    return { data, tags: [brandTags.all], audit };
  });
}

/** Sets the office's order. @throws AppError invalid, or conflict when the list is not as it was read. */
export async function reorderBrands(admin: Admin, input: OrderInput): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    await reorder(tx, 'brand', input);
    return { data: null, tags: [brandTags.all], audit: { action: 'reorder', entity, entityId: '' } };
  });
}
