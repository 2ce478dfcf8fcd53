import 'server-only';
import { assertRole, type Editor, hasRole } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import type { Draft } from '@/prisma/generated/client';
import type { DraftEntry, DraftName, DraftRecords, OpenDraft } from './dto';
import { toEntry } from './entry';
import { requireDraftKind } from './kinds';
import { readContent } from './read';
import { gone } from './store';

/** Newest first, by role; without drafts of records in the bin. */
export async function listDrafts(editor: Editor, name: DraftName): Promise<DraftEntry[]> {
  const { source } = requireDraftKind(name);
  const rows = await db.draft.findMany({
    where: { kind: name },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    omit: { data: true },
  });
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const notDeleted = await source.listNotDeleted(ids);
  const isShown = ({ recordId }: Omit<Draft, 'data'>) =>
    (recordId === null || notDeleted.includes(recordId)) && hasRole(editor, source.roleOf(recordId));
  return rows.filter(isShown).map(toEntry);
}

async function findBase<K extends DraftName>(
  name: K,
  { recordId, baseVersion }: Draft,
): Promise<DraftRecords[K] | null> {
  const { source } = requireDraftKind(name);
  const present = recordId === null ? null : await source.find(recordId);
  if (!present || baseVersion === null) return null;
  const base = present.version === baseVersion ? present : await source.findVersion(present._id, baseVersion);
  // The kind of this name makes such records. Without history, only the typed fields differ.
  return (base ?? { ...present, version: baseVersion }) as DraftRecords[K];
}

async function open<K extends DraftName>(
  editor: Editor,
  name: K,
  row: Draft | null,
): Promise<OpenDraft<DraftRecords[K]> | null> {
  if (row) assertRole(editor, requireDraftKind(name).source.roleOf(row.recordId));
  const content = row && (await readContent(name, row));
  return content && { ...toEntry(row), content, base: await findBase(name, row) };
}

export async function readDraft<K extends DraftName>(
  editor: Editor,
  name: K,
  givenId: unknown,
): Promise<OpenDraft<DraftRecords[K]>> {
  const id = requireId(givenId, gone);
  const draft = await open(editor, name, await db.draft.findFirst({ where: { id, kind: name } }));
  if (!draft) throw new AppError('not_found', gone);
  return draft;
}

export const findDraftOf = async <K extends DraftName>(
  editor: Editor,
  name: K,
  recordId: string,
): Promise<OpenDraft<DraftRecords[K]> | null> =>
  open(editor, name, await db.draft.findUnique({ where: { kind_recordId: { kind: name, recordId } } }));
