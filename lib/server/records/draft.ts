import 'server-only';
import { parseInput } from '@/lib/shared/parse';
import { type DraftKind, defineDraftKind } from './draft-kind';
import { recordSource } from './draft-source';
import type { RecordRow, WireRecord } from './kind';
import type { WritableOf } from './rules';
import { addRecord, changeRecord } from './write';

/** The drafts of a kind: saved by its rules, and published by its writes. */
export function draftsOf<Row extends RecordRow, Wire extends WireRecord>(
  kind: WritableOf<Row, Wire>,
): DraftKind<object, Wire> {
  const { draft, slot } = kind.rules;
  return defineDraftKind({
    source: recordSource(kind),
    parse: (given, id) => parseInput(draft.schema(id), given),
    nameOf: (data) => draft.nameOf(data),
    picturesOf: (data) => slot.listOf(data),
    toRecord: (data, beside) => draft.toRecord(data, beside),
    add: (tx, actor, data) => addRecord(tx, actor, kind, data),
    change: (tx, actor, id, data) => changeRecord(tx, actor, kind, id, data),
  });
}
