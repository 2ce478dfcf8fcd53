import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { Prisma } from '@/prisma/generated/client';
import { type Actor, listChanges, type Overwritten } from '../audit';
import type { Editor } from '../auth/viewer';
import type { Tx } from '../db';
import { notDeleted } from './bin';
import { putIntoBin, takeOutOfBin } from './family';
import { type Kind, type KindOf, type RecordRow, tableOf, tagsOf, type WireRecord } from './kind';
import { type Change, type Mutated, mutate, requireVersion } from './mutation';
import { displayOrder, orderInput, reorder } from './order';
import { ensureBaselineVersion } from './snapshot';

/** A save makes a demo record the office's own. */
export const saved = { isDemo: false, version: { increment: 1 } };

const missing = ({ entity }: Kind) => `There is no such ${entity}.`;
const notFound = (kind: Kind) => new AppError('not_found', missing(kind));

export async function listRecords<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  kind: KindOf<Row, Wire>,
  parentId?: string,
): Promise<Wire[]> {
  const where = { ...notDeleted, ...(parentId !== undefined && { parentId }) };
  const rows = await kind.findRows(tx, { where, orderBy: displayOrder });
  return rows.map((row) => kind.toRecord(row));
}

export async function findRecord<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  kind: KindOf<Row, Wire>,
  id: string,
): Promise<Wire | null> {
  const [row] = await kind.findRows(tx, { where: { id, ...notDeleted } });
  return row ? kind.toRecord(row) : null;
}

export const countRecords = (tx: Tx, kind: Kind): Promise<number> =>
  tableOf(tx, kind).count({ where: notDeleted });

export async function readRow<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  kind: KindOf<Row, Wire>,
  id: string,
): Promise<Row> {
  const [row] = await kind.findRows(tx, { where: { id } });
  if (!row) throw notFound(kind);
  return row;
}

/** Locks until the transaction ends. @throws AppError not_found. */
export async function lockRow<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  kind: KindOf<Row, Wire>,
  id: string,
): Promise<Row> {
  requireId(id, missing(kind));
  await tx.$queryRaw`select id from ${Prisma.raw(`"${kind.table}"`)} where id = ${id} for update`;
  const [row] = await kind.findRows(tx, { where: { id, ...notDeleted } });
  if (!row) throw notFound(kind);
  return row;
}

/** @throws AppError not_found; conflict when `version` is not the newest. */
export async function lockForSave<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  actor: Actor,
  kind: KindOf<Row, Wire>,
  { id, version }: { id: string; version: number | undefined },
): Promise<Row> {
  const row = await lockRow(tx, kind, id);
  await requireVersion(
    tx,
    actor,
    { entity: kind.entity, entityId: id },
    { version, current: kind.toRecord(row) },
  );
  if (kind.isVersioned) await ensureBaselineVersion(tx, kind, row);
  return row;
}

export const changedFields = <Row extends RecordRow, Wire extends WireRecord>(
  kind: KindOf<Row, Wire>,
  before: Row,
  after: Row,
): string[] => listChanges(kind.toRecord(before), kind.toRecord(after));

export function toChange<Row extends RecordRow, Wire extends WireRecord>(
  kind: KindOf<Row, Wire>,
  action: 'create' | 'update' | 'restore',
  row: Row,
  fields?: string[],
  kept: { snapshot?: Overwritten } = {},
): Change<Wire> {
  const data = kind.toRecord(row);
  const isSave = action !== 'restore';
  const audit = {
    action,
    entity: kind.entity,
    entityId: row.id,
    label: kind.nameOf(row),
    fields,
    ...kept,
    ...(isSave && kind.isVersioned && { snapshot: data }),
  };
  return { data, tags: tagsOf(kind, row), audit };
}

/** @throws AppError not_found; conflict when `version` is not the newest. */
export function deleteRecord<Row extends RecordRow, Wire extends WireRecord>(
  editor: Editor,
  kind: KindOf<Row, Wire>,
  id: string,
  version?: number,
): Promise<Mutated<null>> {
  return mutate(editor, async (tx) => {
    const row = await lockRow(tx, kind, id);
    const record = { entity: kind.entity, entityId: id };
    await requireVersion(tx, editor, record, { version, current: kind.toRecord(row) });
    const label = kind.nameOf(row);
    await putIntoBin(tx, kind, id);
    const audit = { action: 'delete' as const, entity: kind.entity, entityId: id, label };
    const tags = tagsOf(kind, row);
    return { data: null, tags, audit, purged: tags };
  });
}

/** @throws AppError not_found; invalid while its parent is in the bin. */
export function restoreRecord<Row extends RecordRow, Wire extends WireRecord>(
  editor: Editor,
  kind: KindOf<Row, Wire>,
  id: string,
): Promise<Mutated<Wire>> {
  return mutate(editor, async (tx) => {
    requireId(id, missing(kind));
    if (!(await takeOutOfBin(tx, kind, id))) throw notFound(kind);
    return toChange(kind, 'restore', await readRow(tx, kind, id));
  });
}

/** @throws AppError invalid; conflict when the list has changed. */
export async function reorderRecords(editor: Editor, kind: Kind, input: unknown): Promise<Mutated<null>> {
  const order = parseInput(orderInput, input);
  return mutate(editor, async (tx) => {
    await reorder(tx, kind, order);
    return { data: null, tags: [kind.noun], audit: { action: 'reorder', entity: kind.entity, entityId: '' } };
  });
}
