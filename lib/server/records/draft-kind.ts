import 'server-only';
import type { Actor } from '../audit';
import type { Editor } from '../auth/viewer';
import type { Tx } from '../db';
import type { PictureRef } from '../pictures/details';
import type { DraftSource } from './draft-source';
import type { BesideFields, WireRecord } from './kind';
import type { Change } from './mutation';

/** A kind of record that can be kept as a draft. `Data` is what a draft keeps: what the form of the record saves. */
export type DraftKind<Data extends object = object, Wire extends WireRecord = WireRecord> = {
  source: DraftSource;
  /** What a draft must be to be saved: the same that a save asks, so that every draft can be published. @throws AppError invalid. */
  parse(given: unknown, recordId: string | null): Data;
  /** What follows from who saves it, of the states that were saved before. */
  settle?(by: Editor, known: readonly object[], data: Data): Data;
  /** What no schema can tell: asked when a draft is saved, and again when it is published. @throws AppError invalid. */
  check?(tx: Tx, data: Data, before: WireRecord | null): Promise<void>;
  nameOf(data: Data, recordId: string | null): string;
  /** The pictures that the record would show, with their texts. */
  picturesOf(data: Data): PictureRef[];
  /** The record that it would make. */
  toRecord(data: Data, beside: BesideFields): Wire | Promise<Wire>;
  add(tx: Tx, actor: Actor, data: Data): Promise<Change<Wire>>;
  /** @throws AppError conflict, with the record as it stands, when `version` is not its newest. */
  change(
    tx: Tx,
    actor: Actor,
    id: string,
    data: Data & { version: number | undefined },
  ): Promise<Change<Wire>>;
};

/** Keeps the exact types where the kind is defined; elsewhere its data are what `parse` answers. */
export const defineDraftKind = <Data extends object, Wire extends WireRecord>(
  kind: DraftKind<Data, Wire>,
): DraftKind<Data, Wire> => kind;
