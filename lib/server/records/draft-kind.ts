import 'server-only';
import type { Actor } from '../audit';
import type { Editor } from '../auth/viewer';
import type { Tx } from '../db';
import type { PictureRef } from '../pictures/details';
import type { DraftSource } from './draft-source';
import type { BesideFields, WireRecord } from './kind';
import type { Change } from './mutation';

export type DraftKind<Data extends object = object, Wire extends WireRecord = WireRecord> = {
  source: DraftSource;
  /** The schema of a save, so that every draft can be published. @throws AppError invalid. */
  parse(given: unknown, recordId: string | null): Data;
  settle?(by: Editor, known: readonly object[], data: Data): Data;
  /** Checked at save and again at publication. @throws AppError invalid. */
  check?(tx: Tx, data: Data, before: WireRecord | null): Promise<void>;
  nameOf(data: Data, recordId: string | null): string;
  picturesOf(data: Data): PictureRef[];
  toRecord(data: Data, beside: BesideFields): Wire | Promise<Wire>;
  add(tx: Tx, actor: Actor, data: Data): Promise<Change<Wire>>;
  /** @throws AppError conflict with the current record when `version` is not the newest. */
  change(
    tx: Tx,
    actor: Actor,
    id: string,
    data: Data & { version: number | undefined },
  ): Promise<Change<Wire>>;
};

export const defineDraftKind = <Data extends object, Wire extends WireRecord>(
  kind: DraftKind<Data, Wire>,
): DraftKind<Data, Wire> => kind;
