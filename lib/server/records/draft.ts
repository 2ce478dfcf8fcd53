import 'server-only';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Tx } from '../db';
import { listChildPictures } from './child-picture-refs';
import { type DraftKind, defineDraftKind } from './draft-kind';
import { recordSource } from './draft-source';
import type { RecordRow, WireRecord } from './kind';
import type { WritableOf } from './rules';
import { addRecord, changeRecord } from './write';

export function draftsOf<Row extends RecordRow, Wire extends WireRecord>(
  kind: WritableOf<Row, Wire>,
): DraftKind<object, Wire> | null {
  const { draft, slot, settle, check, forget } = kind.rules;
  if (draft === null) return null;
  const present = async <V extends object>(tx: Tx, data: V) => (await forget?.(tx, data)) ?? data;
  return defineDraftKind({
    source: recordSource(kind),
    parse: (given, id) => parseInput(draft.schema(id), given),
    ...(settle && { settle }),
    ...(check && { check: (tx, data, before) => check(tx, data, before as Wire | null) }),
    nameOf: (data) => draft.nameOf(data),
    picturesOf: (data) => [...slot.listOf(data), ...listChildPictures(kind, data)],
    toRecord: (data, beside) => draft.toRecord(data, beside),
    add: async (tx, actor, data) => addRecord(tx, actor, kind, await present(tx, data)),
    change: async (tx, actor, id, data) => changeRecord(tx, actor, kind, id, await present(tx, data)),
  });
}
