import 'server-only';
import { parseInput } from '@/lib/shared/parsing/parse';
import { type Actor, keepOverwritten } from '../audit';
import type { Editor } from '../auth/viewer';
import { db, type Tx } from '../db';
import type { PictureRef } from '../pictures/details';
import { releasePictures } from '../pictures/discard';
import { claimChildPictures } from './child-pictures';
import { keepUnsentFields, nestChildren } from './children';
import { claimParent } from './family';
import { type RecordRow, sanitizeFields, tableOf, type WireRecord } from './kind';
import { type Change, type Mutated, mutate } from './mutation';
import { placeNew } from './order';
import { listTakenBack } from './published';
import type { WritableKind, WritableOf } from './rules';
import type { Values } from './slot';
import { readVersion } from './snapshot';
import { changedFields, lockForSave, lockRow, readRow, saved, toChange } from './verbs';

function toColumns({ fields, rules }: WritableKind, input: object): object {
  const given = Object.entries(input).filter(([name]) => name in fields.shape);
  const values: Values = sanitizeFields(fields, Object.fromEntries(given));
  return rules.toColumns ? rules.toColumns(values) : values;
}

/** In this order; `place` counts from 1. @throws AppError invalid. */
export async function addRecords<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  actor: Actor,
  kind: WritableOf<Row, Wire>,
  inputs: readonly object[],
  place?: number,
): Promise<Change<Wire>[]> {
  const { slot, check, isPlacedLast } = kind.rules;
  const columns = await slot.claim(tx, actor, inputs);
  const changes: Change<Wire>[] = [];
  for (const [at, input] of inputs.entries()) {
    await check?.(tx, input, null);
    const finish = await claimChildPictures(tx, actor, kind, input);
    const own = await nestChildren(tx, kind, '', toColumns(kind, input));
    const data = { ...own, ...(await claimParent(tx, kind, input)), ...columns[at] };
    const { id } = await tableOf(tx, kind).create({ data });
    await slot.attach?.(tx, actor, id, input);
    await finish();
    changes.push(toChange(kind, 'create', await readRow(tx, kind, id)));
  }
  const ids = changes.map(({ data }) => data._id);
  if (isPlacedLast) await placeNew(tx, kind, ids, place);
  return changes;
}

export async function hangPictures(
  tx: Tx,
  kind: WritableKind,
  id: string,
  pictures: readonly string[],
  former: readonly string[],
): Promise<void> {
  const { slot } = kind.rules;
  if (slot.setRows) await slot.setRows(tx, id, pictures);
  else await tableOf(tx, kind).update({ where: { id }, data: slot.toColumns(pictures) });
  await releasePictures(tx, former, pictures);
}

/** @throws AppError invalid. */
export async function addRecord<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  actor: Actor,
  kind: WritableOf<Row, Wire>,
  input: object,
): Promise<Change<Wire>> {
  const [change] = await addRecords(tx, actor, kind, [input]);
  if (!change) throw new Error('One input makes one record.');
  return change;
}

/** @throws AppError not_found, invalid; conflict with the current record. */
export async function changeRecord<Row extends RecordRow, Wire extends WireRecord>(
  tx: Tx,
  actor: Actor,
  kind: WritableOf<Row, Wire>,
  id: string,
  patch: { version?: number | undefined },
): Promise<Change<Wire>> {
  const { version } = patch;
  const { slot, check, afterChange, listChanged, keepsOverwritten } = kind.rules;
  const before = await lockForSave(tx, actor, kind, { id, version });
  await check?.(tx, patch, kind.toRecord(before));
  const { columns, finish } = await slot.change(tx, actor, before, patch);
  const finishChildren = await claimChildPictures(tx, actor, kind, patch, before);
  await tableOf(tx, kind).update({
    where: { id },
    data: {
      ...(await nestChildren(tx, kind, id, toColumns(kind, patch))),
      ...(await claimParent(tx, kind, before)),
      ...columns,
      ...saved,
    },
  });
  await afterChange?.(tx, before, patch);
  await finish?.();
  await finishChildren();
  const after = await readRow(tx, kind, id);
  const fields = listChanged?.(patch, before, after) ?? changedFields(kind, before, after);
  const former = keepsOverwritten ? keepOverwritten(version, kind.toRecord(before), fields) : {};
  return { ...toChange(kind, 'update', after, fields, former), purged: listTakenBack(before, after) };
}

/** @throws AppError invalid. */
export async function createRecord<Row extends RecordRow, Wire extends WireRecord>(
  editor: Editor,
  kind: WritableOf<Row, Wire>,
  input: unknown,
): Promise<Mutated<Wire>> {
  const values = parseInput(kind.rules.create, input);
  const settled = kind.rules.settle?.(editor, [], values) ?? values;
  return mutate(editor, (tx) => addRecord(tx, editor, kind, settled));
}

/** @throws AppError invalid. */
export function addPictureRecords<Row extends RecordRow, Wire extends WireRecord>(
  editor: Editor,
  kind: WritableOf<Row, Wire>,
  pictures: PictureRef[],
  place?: number,
): Promise<Mutated<Wire[]>> {
  const inputs = pictures.map((picture) => kind.rules.slot.toInput([picture]));
  return mutate(editor, async (tx) => {
    const changes = await addRecords(tx, editor, kind, inputs, place);
    return {
      data: changes.map(({ data }) => data),
      tags: [kind.noun],
      audit: changes.flatMap(({ audit }) => audit),
    };
  });
}

/** @throws AppError not_found, invalid, conflict. */
export async function updateRecord<Row extends RecordRow, Wire extends WireRecord>(
  editor: Editor,
  kind: WritableOf<Row, Wire>,
  id: string,
  input: unknown,
): Promise<Mutated<Wire>> {
  const patch = parseInput(kind.rules.patch, input);
  return mutate(editor, async (tx) => {
    const { settle } = kind.rules;
    if (!settle && !kind.children) return changeRecord(tx, editor, kind, id, patch);
    const before = kind.toRecord(await lockRow(tx, kind, id));
    const whole = keepUnsentFields(kind, input, patch, before);
    return changeRecord(tx, editor, kind, id, settle?.(editor, [before], whole) ?? whole);
  });
}

/** @throws AppError not_found, invalid, conflict. */
export async function restoreRecordVersion<Row extends RecordRow, Wire extends WireRecord>(
  editor: Editor,
  kind: WritableOf<Row, Wire>,
  id: string,
  entryId: string,
  version?: unknown,
): Promise<Mutated<Wire>> {
  const { values, pictures } = await readVersion(kind, id, entryId);
  const kept = (await kind.rules.forget?.(db, values)) ?? values;
  return updateRecord(editor, kind, id, { ...kept, ...kind.rules.slot.toInput(pictures), version });
}
