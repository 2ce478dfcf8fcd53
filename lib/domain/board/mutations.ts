import 'server-only';
import type { z } from 'zod';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { releasePictures } from '@/lib/server/pictures/discard';
import { listChanges } from '@/lib/server/records/audit';
import { notDeleted } from '@/lib/server/records/bin';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { type OrderInput, reorder } from '@/lib/server/records/order';
import { ensureBaselineVersion } from '@/lib/server/records/snapshot';
import { sanitizeRichText } from '@/lib/server/rich-text';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import type { Director } from './dto';
import { directorInclude, toDirector } from './row';
import { directorCreate, directorPatch } from './schema';
import { boardTags } from './tags';

const entity = 'director';
const auditedFields = ['name', 'position', 'bio', 'image'] as const;

const notFound = () => new AppError('not_found', 'There is no such director.');
const tagsOf = (id: string) => [boardTags.all, boardTags.one(id)];

async function readDirector(tx: Tx, id: string): Promise<Director> {
  return toDirector(await tx.director.findUniqueOrThrow({ where: { id }, include: directorInclude }));
}

async function lockDirector(tx: Tx, id: string): Promise<Director> {
  await tx.$queryRaw`select id from director where id = ${id} for update`;
  const row = await tx.director.findUnique({ where: { id, ...notDeleted }, include: directorInclude });
  if (!row) throw notFound();
  return toDirector(row);
}

/** Adds a director, with a staged picture. @throws AppError invalid. */
export async function createDirector(
  admin: Admin,
  input: z.input<typeof directorCreate>,
): Promise<Mutated<Director>> {
  const { name, position, bio, picture, alt } = parseInput(directorCreate, input);
  return mutate(admin, async (tx) => {
    await claimPictures(tx, [picture], []);
    await tx.picture.update({ where: { id: picture }, data: { alt: alt ?? name } });
    const { id } = await tx.director.create({
      data: { name, position, bio: sanitizeRichText(bio), pictureId: picture },
      select: { id: true },
    });
    const data = await readDirector(tx, id);
    return {
      data,
      tags: tagsOf(id),
      audit: { action: 'create', entity, entityId: id, label: name, snapshot: data },
    };
  });
}

/**
 * Changes the fields that are given; without a picture the old one stays.
 * @throws AppError not_found, invalid, or conflict when `version` is not the newest.
 */
export async function updateDirector(
  admin: Admin,
  id: string,
  input: z.input<typeof directorPatch>,
): Promise<Mutated<Director>> {
  const { name, position, bio, picture, alt, version } = parseInput(directorPatch, input);
  return mutate(admin, async (tx) => {
    const before = await lockDirector(tx, id);
    await requireVersion(tx, admin, { entity, entityId: id }, { version, current: before });
    await ensureBaselineVersion(tx, entity, before);
    const own = before.image ? [before.image._id] : [];
    if (picture) await claimPictures(tx, [picture], own);
    await tx.director.update({
      where: { id },
      data: {
        name,
        position,
        bio: bio === undefined ? undefined : sanitizeRichText(bio),
        pictureId: picture || undefined,
        isDemo: false,
        version: { increment: 1 },
      },
    });
    const shown = picture || before.image?._id;
    if (shown && alt !== undefined) await tx.picture.update({ where: { id: shown }, data: { alt } });
    if (picture) await releasePictures(tx, own);
    const data = await readDirector(tx, id);
    const fields = listChanges(before, data, auditedFields);
    return {
      data,
      tags: tagsOf(id),
      audit: { action: 'update', entity, entityId: id, label: data.name, fields, snapshot: data },
    };
  });
}

/** Puts a director into the bin. @throws AppError not_found. */
export async function deleteDirector(admin: Admin, id: string): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const { name } = await lockDirector(tx, id);
    await tx.director.update({ where: { id }, data: { deletedAt: new Date() } });
    return { data: null, tags: tagsOf(id), audit: { action: 'delete', entity, entityId: id, label: name } };
  });
}

/** Takes a director out of the bin. @throws AppError not_found when it does not lie there. */
export async function restoreDirector(admin: Admin, id: string): Promise<Mutated<Director>> {
  return mutate(admin, async (tx) => {
    const { count } = await tx.director.updateMany({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
    });
    if (count === 0) throw notFound();
    const data = await readDirector(tx, id);
    return { data, tags: tagsOf(id), audit: { action: 'restore', entity, entityId: id, label: data.name } };
  });
}

/** Sets the office's order. @throws AppError invalid, or conflict when the list is not as it was read. */
export async function reorderDirectors(admin: Admin, input: OrderInput): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    await reorder(tx, 'director', input);
    return { data: null, tags: [boardTags.all], audit: { action: 'reorder', entity, entityId: '' } };
  });
}
