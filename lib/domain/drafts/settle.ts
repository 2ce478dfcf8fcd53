import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import type { DraftKind } from '@/lib/server/records/draft-kind';
import type { Draft } from '@/prisma/generated/client';

// The schema parsed it on save.
const savedIn = (draft: Draft | null): object[] => (draft ? [draft.data as object] : []);

async function findRecords({ source }: DraftKind, recordId: string | null): Promise<object[]> {
  const record = recordId === null ? null : await source.find(recordId);
  return record ? [record] : [];
}

/** Precedence: the draft before the record. */
export async function settleDraft<Data extends object>(
  editor: Editor,
  kind: DraftKind<Data>,
  before: Draft | null,
  recordId: string | null,
  data: Data,
): Promise<Data> {
  if (!kind.settle) return data;
  return kind.settle(editor, [...savedIn(before), ...(await findRecords(kind, recordId))], data);
}

/** Precedence: the record before the draft. */
export async function settlePublished<Data extends object>(
  editor: Editor,
  kind: DraftKind<Data>,
  draft: Draft,
  data: Data,
): Promise<Data> {
  if (!kind.settle) return data;
  return kind.settle(editor, [...(await findRecords(kind, draft.recordId)), ...savedIn(draft)], data);
}
