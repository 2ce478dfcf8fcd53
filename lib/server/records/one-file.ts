import 'server-only';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import type { FileRow } from '../files/row';
import { claimFile, writeFileUse } from '../files/use';
import { noPictures, type Slot } from './slot';

type RowWithFile = { id: string; file: FileRow | null };
type FileInput = { file?: string | undefined };

export function oneFile(
  kind: string,
  slot: string,
  check: (tx: Tx, recordId: string) => Promise<void>,
): Slot<RowWithFile, FileInput> {
  async function give(tx: Tx, actor: Actor, recordId: string, own: string | null, file?: string) {
    if (file !== undefined) {
      await claimFile(tx, actor, file, own);
      await writeFileUse(tx, { kind, recordId, slot }, file);
    }
    await check(tx, recordId);
  }
  return {
    ...noPictures,
    attach: (tx, actor, id, { file }) => give(tx, actor, id, null, file),
    async change(tx, actor, { id, file: own }, { file }) {
      return { columns: {}, finish: () => give(tx, actor, id, own?.id ?? null, file) };
    },
  };
}
