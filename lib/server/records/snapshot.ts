import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import type { Picture } from '@/lib/shared/pictures/picture';
import { recordAudit, system } from '../audit';
import { db, type Tx } from '../db';
import type { PictureRef } from '../pictures/details';
import { unused } from '../pictures/use';
import { listChildPictures, mapChildPictures } from './child-picture-refs';
import { orderChildren } from './children';
import { type Kind, picturesOf, type RecordRow, type WireRecord } from './kind';

type Snapshot = Record<string, unknown> & { _id: string; version: number };

export function toSnapshot(kind: Kind, stored: unknown): Snapshot | null {
  const snapshot = stored as Partial<Snapshot> | null | undefined;
  return snapshot?._id === undefined ? null : orderChildren(kind, snapshot as Snapshot);
}

/** Demo and imported records get their first version at their first change. */
export async function ensureBaselineVersion<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  kind: Kind<string, boolean, Row, Wire>,
  row: Row,
): Promise<void> {
  const { entity } = kind;
  const newest = await tx.auditEntry.findFirst({
    where: { entity, entityId: row.id, action: { in: ['create', 'update'] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { snapshot: true },
  });
  if (toSnapshot(kind, newest?.snapshot)?.version === row.version) return;
  await recordAudit(tx, system, {
    action: newest ? 'update' : 'create',
    entity,
    entityId: row.id,
    label: kind.nameOf(row),
    snapshot: kind.toRecord(row),
    at: row.updatedAt,
  });
}

export async function findSnapshot(kind: Kind, entityId: string, version: number): Promise<Snapshot | null> {
  const line = await db.auditEntry.findFirst({
    where: {
      entity: kind.entity,
      entityId,
      action: { in: ['create', 'update'] },
      snapshot: { path: ['version'], equals: version },
    },
    select: { snapshot: true },
  });
  return toSnapshot(kind, line?.snapshot);
}

const noVersion = 'There is no such version.';

type ShownPictures = { image?: Picture | null; images?: Picture[]; locationPicture?: Picture | null };

type Version = { values: Record<string, unknown>; pictures: PictureRef[] };

/** Pictures that are gone or used elsewhere are left out. @throws AppError not_found. */
export async function readVersion(kind: Kind, givenId: unknown, givenEntryId: unknown): Promise<Version> {
  const [id, entryId] = [requireId(givenId, noVersion), requireId(givenEntryId, noVersion)];
  const line = await db.auditEntry.findFirst({ where: { id: entryId, entity: kind.entity, entityId: id } });
  const snapshot = toSnapshot(kind, line?.snapshot);
  if (!snapshot) throw new AppError('not_found', noVersion);
  const names = Object.keys(kind.fields.shape).filter((name) => name in snapshot);
  const { image, images = image ? [image] : [], locationPicture } = snapshot as ShownPictures;
  const shown = locationPicture ? [...images, locationPicture] : images;
  const [row] = await kind.findRows(db, { where: { id } });
  const present = row ? picturesOf(row) : [];
  const own = present.map((picture) => picture.id);
  // A version of a former release lacks the drawing of the place: it stays.
  const staying = 'locationPicture' in snapshot ? [] : present.filter(({ isLocation }) => isLocation);
  const named = [...shown, ...listChildPictures(kind, snapshot)].map(({ _id }) => _id);
  const usable = await db.picture.findMany({
    where: { id: { in: named }, OR: [unused, { id: { in: own } }] },
    select: { id: true },
  });
  const isUsable = ({ _id }: { _id: string }) => usable.some((picture) => picture.id === _id);
  const values = Object.fromEntries(names.map((name) => [name, snapshot[name]]));
  return {
    values: mapChildPictures(kind, values, (pictures) => pictures.filter(isUsable)),
    pictures: [
      ...shown
        .filter(isUsable)
        .map(({ _id, alt, focal, isLocation = false }) => ({ _id, alt, focal, isLocation })),
      ...staying.map((picture) => ({ _id: picture.id })),
    ],
  };
}
