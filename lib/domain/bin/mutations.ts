import 'server-only';
import { limits } from '@/lib/content/limits';
import { type BinKind, findKind, kinds } from '@/lib/domain/records';
import { type Actor, recordAudit, system } from '@/lib/server/audit';
import type { Editor } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { discardFiles } from '@/lib/server/files/sweep';
import { discardPictures } from '@/lib/server/pictures/discard';
import { type Kind, picturesOf, type RecordRow, tableOf } from '@/lib/server/records/kind';
import type { Mutated } from '@/lib/server/records/mutation';
import { restoreRecord } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { dayMs } from '@/lib/shared/time/day-ms';
import { emptying } from './schema';

/** @throws AppError not_found. */
export async function restoreFromBin(
  editor: Editor,
  name: string,
  id: string,
): Promise<Mutated<{ kind: BinKind; _id: string }>> {
  const kind = findKind(name);
  if (!kind) throw new AppError('not_found', 'There is no such kind of record.');
  const { tags } = await restoreRecord(editor, kind as Kind, id);
  return { data: { kind: kind.kind, _id: id }, tags };
}

type Removed = { records: number; pictureIds: string[]; fileIds: string[] };

async function removeDeleted(tx: Tx, until: Date): Promise<Removed> {
  const where = { deletedAt: { lte: until } };
  const removed: Removed = { records: 0, pictureIds: [], fileIds: [] };
  // Children first: their rows identify their pictures.
  for (const kind of kinds.toReversed()) {
    const rows = await kind.findRows(tx, { where });
    removed.pictureIds.push(...rows.flatMap(picturesOf).map(({ id }) => id));
    removed.fileIds.push(...rows.flatMap(({ file }: RecordRow) => file?.id ?? []));
    removed.records += (await tableOf(tx, kind).deleteMany({ where })).count;
  }
  return removed;
}

/** Rows and history in one transaction. Files are deleted after the commit; the sweep removes those that fail. */
async function removeForGood(actor: Actor, until: Date): Promise<number> {
  const { records, pictureIds, fileIds } = await db.$transaction(async (tx) => {
    const removed = await removeDeleted(tx, until);
    const label = `${removed.records} record${removed.records === 1 ? '' : 's'}`;
    if (removed.records > 0)
      await recordAudit(tx, actor, { action: 'empty bin', entity: 'bin', entityId: '', label });
    return removed;
  });
  await discardPictures(pictureIds);
  await discardFiles(fileIds);
  return records;
}

/** Only up to a moment, so that later deletes stay. Answers how many records. @throws AppError invalid. */
export async function emptyBin(editor: Editor, input: unknown): Promise<Mutated<{ removed: number }>> {
  const { until } = parseInput(emptying, input);
  return { data: { removed: await removeForGood(editor, new Date(until)) }, tags: [] };
}

/** For housekeeping. Answers how many records. */
export async function purgeBin(now = new Date()): Promise<number> {
  return removeForGood(system, new Date(now.getTime() - limits.binDays * dayMs));
}
