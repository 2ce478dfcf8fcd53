import { recordAudit } from '@/lib/server/audit';
import { recordExpiredTags } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import { type Kind, picturesOf, type RecordRow, tableOf, tagsOf } from '@/lib/server/records/kind';
import type { WritableKind } from '@/lib/server/records/rules';
import { readRow } from '@/lib/server/records/verbs';
import { hangPictures } from '@/lib/server/records/write';
import type { Decoded } from './kinds';

const importer = { userId: null, name: 'The import', address: '' };

export type Outcome = { outcome: 'added' | 'updated' | 'unchanged' } | { outcome: 'skipped'; reason: string };

async function createPictures(tx: Tx, urls: string[], alt: string): Promise<string[]> {
  const ids: string[] = [];
  for (const url of urls) {
    const { id } = await tx.picture.create({ data: { publicId: null, url, alt }, select: { id: true } });
    ids.push(id);
  }
  return ids;
}

async function findImportedVersion(tx: Tx, { entity }: Kind, entityId: string): Promise<number | null> {
  const line = await tx.auditEntry.findFirst({
    where: { entity, entityId, actor: importer.name },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const { version } = (line?.snapshot ?? {}) as { version?: number };
  return version ?? null;
}

function isSame(row: RecordRow, { columns }: Decoded): boolean {
  const present = row as RecordRow & Record<string, unknown>;
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(present[name]) === JSON.stringify(value),
  );
}

const altOf = (kind: Kind, { label }: Decoded) => (kind.entity === 'director' ? label : '');

async function note(
  tx: Tx,
  kind: Kind,
  id: string,
  decoded: Decoded,
  action: 'create' | 'update',
): Promise<void> {
  const row = await readRow(tx, kind, id);
  await recordExpiredTags(tx, tagsOf(kind, row));
  const audit = {
    action,
    entity: kind.entity,
    entityId: id,
    label: decoded.label,
    snapshot: kind.isVersioned ? kind.toRecord(row) : { version: row.version },
  };
  await recordAudit(tx, importer, audit);
}

async function add(tx: Tx, kind: WritableKind, id: string, decoded: Decoded, place: number): Promise<void> {
  const pictureIds = await createPictures(tx, decoded.urls, altOf(kind, decoded));
  const { slot } = kind.rules;
  await tableOf(tx, kind).create({
    data: { id, ...decoded.columns, ...slot.toColumns(pictureIds), sortOrder: place },
  });
  await slot.setRows?.(tx, id, pictureIds);
  await note(tx, kind, id, decoded, 'create');
}

/** Records that the office has edited or deleted stay as they are. */
export function writeRecord(
  kind: WritableKind,
  id: string,
  decoded: Decoded,
  place: number,
): Promise<Outcome> {
  return db.$transaction(async (tx): Promise<Outcome> => {
    const [row] = await kind.findRows(tx, { where: { id } });
    if (!row) {
      await add(tx, kind, id, decoded, place);
      return { outcome: 'added' };
    }
    if (row.deletedAt) return { outcome: 'skipped', reason: 'It is in the bin.' };
    const pictures = picturesOf(row);
    const hasSamePictures = JSON.stringify(pictures.map(({ url }) => url)) === JSON.stringify(decoded.urls);
    if (isSame(row, decoded) && hasSamePictures) return { outcome: 'unchanged' };
    if ((await findImportedVersion(tx, kind, id)) !== row.version)
      return { outcome: 'skipped', reason: 'The office has changed it since it was imported.' };
    await tableOf(tx, kind).update({
      where: { id },
      data: { ...decoded.columns, version: { increment: 1 } },
    });
    if (!hasSamePictures) {
      const pictureIds = await createPictures(tx, decoded.urls, altOf(kind, decoded));
      const former = pictures.map((picture) => picture.id);
      await hangPictures(tx, kind, id, pictureIds, former);
    }
    await note(tx, kind, id, decoded, 'update');
    return { outcome: 'updated' };
  });
}
