import { recordExpiredTags } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import { releasePictures } from '@/lib/server/pictures/discard';
import { recordAudit } from '@/lib/server/records/audit';
import { type Decoded, type Kind, type Row, tableOf } from './kinds';

const importer = { userId: null, name: 'The import', address: '' };

export type Outcome = { outcome: 'added' | 'updated' | 'unchanged' } | { outcome: 'skipped'; reason: string };

type Kept = { pictureIds: string[]; urls: string[] };

async function readPictures(tx: Tx, kind: Kind, row: Row): Promise<Kept> {
  const where =
    kind.pictures === 'list'
      ? { projectImage: { projectId: row.id } }
      : { id: { in: row.pictureId ? [row.pictureId] : [] } };
  if (kind.pictures === 'none') return { pictureIds: [], urls: [] };
  const rows = await tx.picture.findMany({ where, orderBy: { projectImage: { sortOrder: 'asc' } } });
  return { pictureIds: rows.map(({ id }) => id), urls: rows.map(({ url }) => url) };
}

/** Rows of pictures that stand on the old site: the address is kept, and no file of ours. */
async function createPictures(tx: Tx, urls: string[], alt: string): Promise<string[]> {
  const ids: string[] = [];
  for (const url of urls) {
    const { id } = await tx.picture.create({ data: { publicId: null, url, alt }, select: { id: true } });
    ids.push(id);
  }
  return ids;
}

async function hangPictures(
  tx: Tx,
  kind: Kind,
  id: string,
  pictureIds: string[],
  former: string[],
): Promise<void> {
  if (kind.pictures === 'list') {
    await tx.projectImage.deleteMany({ where: { projectId: id } });
    const data = pictureIds.map((pictureId, sortOrder) => ({ projectId: id, pictureId, sortOrder }));
    await tx.projectImage.createMany({ data });
  } else {
    await tableOf(tx, kind).update({ where: { id }, data: { pictureId: pictureIds[0] ?? null } });
  }
  await releasePictures(tx, former);
}

/** Version of the record after the last import; null when it was never imported. */
async function findImportedVersion(tx: Tx, { entity }: Kind, entityId: string): Promise<number | null> {
  const line = await tx.auditEntry.findFirst({
    where: { entity, entityId, actor: importer.name },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const { version } = (line?.snapshot ?? {}) as { version?: number };
  return version ?? null;
}

const isSame = (row: Row, { columns }: Decoded) =>
  Object.entries(columns).every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value));

const altOf = (kind: Kind, { label }: Decoded) => (kind.entity === 'director' ? label : '');

async function note(
  tx: Tx,
  kind: Kind,
  row: Row,
  decoded: Decoded,
  action: 'create' | 'update',
): Promise<void> {
  await recordExpiredTags(tx, kind.tags(row.id));
  const { version } = await tableOf(tx, kind)
    .findUnique({ where: { id: row.id } })
    .then((found) => found ?? row);
  const audit = {
    action,
    entity: kind.entity,
    entityId: row.id,
    label: decoded.label,
    snapshot: (await kind.read?.(tx, row.id)) ?? { version },
  };
  await recordAudit(tx, importer, audit);
}

async function add(tx: Tx, kind: Kind, id: string, decoded: Decoded, place: number): Promise<void> {
  const pictureIds = await createPictures(tx, decoded.urls, altOf(kind, decoded));
  const own = kind.pictures === 'one' ? { pictureId: pictureIds[0] ?? null } : {};
  const row = await tableOf(tx, kind).create({ data: { id, ...decoded.columns, ...own, sortOrder: place } });
  if (kind.pictures === 'list') await hangPictures(tx, kind, id, pictureIds, []);
  await note(tx, kind, row, decoded, 'create');
}

/**
 * Keeps one record under its old id, in a transaction of its own. What the office has changed or deleted since
 * it was imported is left alone.
 */
export function writeRecord(kind: Kind, id: string, decoded: Decoded, place: number): Promise<Outcome> {
  return db.$transaction(async (tx): Promise<Outcome> => {
    const row = await tableOf(tx, kind).findUnique({ where: { id } });
    if (!row) {
      await add(tx, kind, id, decoded, place);
      return { outcome: 'added' };
    }
    if (row.deletedAt) return { outcome: 'skipped', reason: 'It lies in the bin.' };
    const kept = await readPictures(tx, kind, row);
    const hasSamePictures = JSON.stringify(kept.urls) === JSON.stringify(decoded.urls);
    if (isSame(row, decoded) && hasSamePictures) return { outcome: 'unchanged' };
    if ((await findImportedVersion(tx, kind, id)) !== row.version)
      return { outcome: 'skipped', reason: 'The office has changed it since it was imported.' };
    await tableOf(tx, kind).update({
      where: { id },
      data: { ...decoded.columns, version: { increment: 1 } },
    });
    if (!hasSamePictures) {
      const pictureIds = await createPictures(tx, decoded.urls, altOf(kind, decoded));
      await hangPictures(tx, kind, id, pictureIds, kept.pictureIds);
    }
    await note(tx, kind, row, decoded, 'update');
    return { outcome: 'updated' };
  });
}
