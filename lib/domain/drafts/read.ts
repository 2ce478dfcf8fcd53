import 'server-only';
import { findKind } from '@/lib/domain/records';
import { db } from '@/lib/server/db';
import type { PictureRef } from '@/lib/server/pictures/details';
import { toPicture } from '@/lib/server/pictures/map';
import { readVersion, toSnapshot } from '@/lib/server/records/snapshot';
import { AppError } from '@/lib/shared/errors';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Draft } from '@/prisma/generated/client';
import type { DraftName, DraftRecords } from './dto';
import { requireDraftKind } from './kinds';

/** The rows change only at publication. */
async function listPictures(pictures: PictureRef[]): Promise<Picture[]> {
  const rows = await db.picture.findMany({ where: { id: { in: pictures.map(({ _id }) => _id) } } });
  return pictures.flatMap(({ _id, alt, focal, isLocation }) => {
    const row = rows.find(({ id }) => id === _id);
    if (!row) return [];
    const { x, y } = focal ?? { x: row.focalX, y: row.focalY };
    const own = { alt: alt ?? row.alt, isLocation: isLocation ?? row.isLocation, focalX: x, focalY: y };
    return [toPicture({ ...row, ...own })];
  });
}

export async function readContent<K extends DraftName>(
  name: K,
  { id, recordId, baseVersion, data: stored, createdAt, updatedAt }: Draft,
): Promise<DraftRecords[K] | null> {
  const { source, parse, picturesOf, toRecord } = requireDraftKind(name);
  if (recordId !== null && (await source.listNotDeleted([recordId])).length === 0) return null;
  const data = parse(stored, recordId);
  const record = await toRecord(data, {
    _id: recordId ?? id,
    version: baseVersion ?? 1,
    images: await listPictures(picturesOf(data)),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
  // The kind of this name makes such records.
  return record as DraftRecords[K];
}

/** Pictures that were deleted are missing; null where it cannot be shown. */
export async function readVersionContent<K extends DraftName>(
  name: K,
  entryId: string,
): Promise<{ content: DraftRecords[K]; stoodAt: string } | null> {
  const { source, parse, picturesOf, toRecord } = requireDraftKind(name);
  const kind = findKind(name);
  const line = kind && (await db.auditEntry.findFirst({ where: { id: entryId, entity: kind.entity } }));
  const snapshot = line && toSnapshot(kind, line.snapshot);
  if (!kind || !snapshot || (await source.listNotDeleted([snapshot._id])).length === 0) return null;
  const { values, pictures } = await readVersion(kind, snapshot._id, entryId);
  try {
    const [{ _id: picture, alt, focal } = {}] = pictures as Partial<PictureRef>[];
    const data = parse({ ...values, pictures, picture, alt, focal }, snapshot._id);
    const at = line.at.toISOString();
    const record = await toRecord(data, {
      _id: snapshot._id,
      version: snapshot.version,
      images: await listPictures(picturesOf(data)),
      createdAt: at,
      updatedAt: at,
    });
    // The kind of this name makes such records.
    return { content: record as DraftRecords[K], stoodAt: at };
  } catch (error) {
    // An entry of a former release may lack a field of today.
    if (error instanceof AppError) return null;
    throw error;
  }
}
