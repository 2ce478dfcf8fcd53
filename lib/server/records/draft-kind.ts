import 'server-only';
import type { Tx } from '../db';
import type { PictureRef } from '../pictures/details';
import type { Actor } from './audit';
import type { DraftSource } from './draft-source';
import type { BesideFields, WireRecord } from './kind';
import type { Change } from './mutation';

/** A kind of record that can be kept as a draft. `Data` is what a draft keeps: what the form of the record saves. */
export type DraftKind<Data extends object = object, Wire extends WireRecord = WireRecord> = {
  source: DraftSource;
  /** What a draft must be to be saved: the same that a save asks, so that every draft can be published. @throws AppError invalid. */
  parse(given: unknown, recordId: string | null): Data;
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
