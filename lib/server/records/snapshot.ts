import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Picture } from '@/lib/shared/picture';
import type { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db';
import { unused } from '../pictures/row';
import { recordAudit, system } from './audit';

/** The record that a line of the history holds. @throws AppError not_found when it holds none, or of another record. */
export async function readSnapshot<T>(entity: string, entityId: string, entryId: string): Promise<T> {
  const row = await db.auditEntry.findFirst({ where: { id: entryId, entity, entityId } });
  if (!row?.snapshot) throw new AppError('not_found', 'There is no such version.');
  // Written by the mutations of this record alone, in its wire form.
  return row.snapshot as T;
}

type Snapshot = { _id: string; name: string; version: number; updatedAt: string };

/**
 * Before a write: makes the record as it stands a version of the history, where it is none. What the demo content or an
 * import brought is told so only when it is first changed.
 */
export async function ensureBaselineVersion(tx: Tx, entity: string, record: Snapshot): Promise<void> {
  const newest = await tx.auditEntry.findFirst({
    where: { entity, entityId: record._id, action: { in: ['create', 'update'] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { snapshot: true },
  });
  const kept = newest?.snapshot as Partial<Snapshot> | null | undefined;
  if (kept?.name !== undefined && kept.version === record.version) return;
  await recordAudit(tx, system, {
    action: newest ? 'update' : 'create',
    entity,
    entityId: record._id,
    label: record.name,
    snapshot: record,
    at: new Date(record.updatedAt),
  });
}

/** Of the pictures of an old version those that a record can have back: still there, and its own or nobody's. */
export async function keepUsable(
  pictures: readonly Picture[],
  own: Prisma.PictureWhereInput,
): Promise<{ _id: string; alt: string }[]> {
  const rows = await db.picture.findMany({
    where: { id: { in: pictures.map(({ _id }) => _id) }, OR: [unused, own] },
    select: { id: true },
  });
  const usable = new Set(rows.map(({ id }) => id));
  return pictures.filter(({ _id }) => usable.has(_id)).map(({ _id, alt }) => ({ _id, alt }));
}
