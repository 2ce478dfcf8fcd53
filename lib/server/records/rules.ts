import 'server-only';
import type { z } from 'zod';
import type { Editor } from '../auth/viewer';
import type { Tx } from '../db';
import type { BesideFields, Kind, RecordRow, WireRecord } from './kind';
import type { Slot } from './slot';

type Versioned = { version?: number | undefined };

export type DraftRules<Wire extends WireRecord = WireRecord, Data extends object = object> = {
  /** The schema of a save, so that every draft can be published. */
  schema(recordId: string | null): z.ZodType<Data>;
  nameOf(data: Data): string;
  toRecord(data: Data, beside: BesideFields): Wire | Promise<Wire>;
};

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
  draft: DraftRules<Wire, Data> | null;
  isPlacedLast?: boolean;
  keepsOverwritten?: boolean;
  /** A draft is settled when it is saved, and not again when the product publishes it. */
  settle?<V extends object>(by: Editor, known: readonly object[], values: V): V;
  /** @throws AppError invalid. */
  check?(tx: Tx, values: Input | Patch, before: Wire | null): Promise<void>;
  forget?<V extends object>(tx: Tx, values: V): Promise<V>;
  toColumns?(values: object): object;
  afterChange?(tx: Tx, before: Row, patch: Patch): Promise<void>;
  listChanged?(patch: Patch, before: Row, after: Row): string[];
};

/** Code that only reads takes the kind alone: the rules import all that makes pictures. */
export type WritableKind<
  Name extends string = string,
  IsVersioned extends boolean = boolean,
  Row extends RecordRow = RecordRow,
  Wire extends WireRecord = WireRecord,
> = Kind<Name, IsVersioned, Row, Wire> & { rules: Rules<Row, Wire> };

export type WritableOf<Row extends RecordRow, Wire extends WireRecord> = WritableKind<
  string,
  boolean,
  Row,
  Wire
>;

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
