import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { findSnapshot } from '@/lib/server/records/snapshot';
import { findRecord } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import type { Draft } from '@/prisma/generated/client';
import type { DraftEntry, DraftName, DraftRecords, OpenDraft } from './dto';
import { toEntry } from './entry';
import { requireDraftKind } from './kinds';
import { readContent } from './read';
import { gone } from './store';

/** The drafts of a kind, the newest first; not those of records in the bin. */
export async function listDrafts(_editor: Editor, name: DraftName): Promise<DraftEntry[]> {
  const { kind } = requireDraftKind(name);
  const rows = await db.draft.findMany({
    where: { kind: name },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    omit: { data: true },
  });
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const live = ids.length > 0 ? await kind.findRows(db, { where: { id: { in: ids }, ...notDeleted } }) : [];
  const isShown = ({ recordId }: Omit<Draft, 'data'>) =>
    recordId === null || live.some(({ id }) => id === recordId);
  return rows.filter(isShown).map(toEntry);
}

/** The record as it stood when a draft was begun, for what only the others have changed since. */
async function findBase<K extends DraftName>(
  name: K,
  { recordId, baseVersion }: Draft,
): Promise<DraftRecords[K] | null> {
  const { kind } = requireDraftKind(name);
  const present = recordId === null ? null : await findRecord(db, kind, recordId);
  if (!present || baseVersion === null) return null;
  const base = present.version === baseVersion ? present : await findSnapshot(kind, present._id, baseVersion);
  // The kind of this name makes such records. One that the history holds no more differs in what was typed alone.
  return (base ?? { ...present, version: baseVersion }) as DraftRecords[K];
}

/** A draft as its form opens it. @throws AppError not_found. */
export async function readDraft<K extends DraftName>(
  _editor: Editor,
  name: K,
  id: string,
): Promise<OpenDraft<DraftRecords[K]>> {
  const row = await db.draft.findFirst({ where: { id, kind: name } });
  const content = row && (await readContent(name, row));
  if (!row || !content) throw new AppError('not_found', gone);
  return { ...toEntry(row), content, base: await findBase(name, row) };
}
