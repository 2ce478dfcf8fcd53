import 'server-only';
import type { z } from 'zod';
import type { Editor } from '../auth/viewer';
import type { Tx } from '../db';
import type { BesideFields, Kind, RecordRow, WireRecord } from './kind';
import type { Slot } from './slot';

/** A save may name the version that was read. */
type Versioned = { version?: number | undefined };

/** What a draft of a kind keeps, and the record that it would make. */
export type DraftRules<Wire extends WireRecord = WireRecord, Data extends object = object> = {
  /** What it must be to be saved: what a save asks, so that every draft can be published. */
  schema(recordId: string | null): z.ZodType<Data>;
  nameOf(data: Data): string;
  toRecord(data: Data, beside: BesideFields): Wire | Promise<Wire>;
};

/** How the records of a kind are written: what comes in, its pictures, and the rules that are the kind's own. */
export type Rules<
  Row extends object = object,
  Wire extends WireRecord = WireRecord,
  Input extends object = object,
  Patch extends Versioned = Versioned,
  Data extends object = object,
> = {
  create: z.ZodType<Input>;
  patch: z.ZodType<Patch>;
  slot: Slot<Row>;
  /** Null where each save is on the website at once. */
  draft: DraftRules<Wire, Data> | null;
  /** New ones stand after the others; else first. */
  isPlacedLast?: boolean;
  /** Of a save that names no version the history keeps what it took the place of. */
  keepsOverwritten?: boolean;
  /**
   * What follows from who saves, of what comes in: `known` are the states that were saved before, the record first. A draft is
   * settled when it is saved, and not once more when the product publishes it.
   */
  settle?<V extends object>(by: Editor, known: readonly object[], values: V): V;
  /** What no schema can tell, of the record as it stood, or of a new one. @throws AppError invalid. */
  check?(tx: Tx, values: Input | Patch, before: Wire | null): Promise<void>;
  /** What is saved again, of a version or a draft, without what has gone for good since. */
  forget?<V extends object>(tx: Tx, values: V): Promise<V>;
  /** The columns of fields, where they are others. */
  toColumns?(values: object): object;
  /** Once the fields are written. */
  afterChange?(tx: Tx, before: Row, patch: Patch): Promise<void>;
  /** What the history names, where the records themselves do not tell. */
  listChanged?(patch: Patch, before: Row, after: Row): string[];
};

/** A kind whose records are written. What only reads takes the kind alone: the rules bring all that makes pictures with them. */
export type WritableKind<
  Name extends string = string,
  IsVersioned extends boolean = boolean,
  Row extends RecordRow = RecordRow,
  Wire extends WireRecord = WireRecord,
> = Kind<Name, IsVersioned, Row, Wire> & { rules: Rules<Row, Wire> };

/** A kind that is written of these rows and records, whatever it is called. */
export type WritableOf<Row extends RecordRow, Wire extends WireRecord> = WritableKind<
  string,
  boolean,
  Row,
  Wire
>;

/** A kind with the rules by which its records are written. */
export const withRules = <
  Name extends string,
  IsVersioned extends boolean,
  Row extends RecordRow,
  Wire extends WireRecord,
  Input extends object,
  Patch extends Versioned,
  Data extends object,
>(
  kind: Kind<Name, IsVersioned, Row, Wire>,
  rules: Rules<NoInfer<Row>, NoInfer<Wire>, Input, Patch, Data>,
): WritableKind<Name, IsVersioned, Row, Wire> => ({ ...kind, rules });
