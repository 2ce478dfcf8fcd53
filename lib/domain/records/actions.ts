'use server';

import type { KindRecords } from '@/lib/domain/records';
import { requireWritableKind } from '@/lib/domain/records/writable';
import { runEditorAction } from '@/lib/server/http/action';
import type { Mutated } from '@/lib/server/records/mutation';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { createRecord, restoreRecordVersion, updateRecord } from '@/lib/server/records/write';
import type { Result } from '@/lib/shared/result';

type KindName = keyof KindRecords;

const ofKind = <K extends KindName>({ data, tags }: Mutated<{ _id: string }>, _name: K) => ({
  data: data as KindRecords[K],
  tags,
});

export async function saveRecordAction<K extends KindName>(
  name: K,
  id: string | null,
  input: unknown,
): Promise<Result<KindRecords[K]>> {
  return runEditorAction(async (editor) => {
    const kind = requireWritableKind(name);
    const saved = id === null ? createRecord(editor, kind, input) : updateRecord(editor, kind, id, input);
    return ofKind(await saved, name);
  });
}

export async function deleteRecordAction(name: KindName, id: string): Promise<Result<null>> {
  return runEditorAction(async (editor) => deleteRecord(editor, requireWritableKind(name), id));
}

export async function restoreRecordAction<K extends KindName>(
  name: K,
  id: string,
): Promise<Result<KindRecords[K]>> {
  return runEditorAction(async (editor) =>
    ofKind(await restoreRecord(editor, requireWritableKind(name), id), name),
  );
}

export async function reorderRecordsAction(
  name: KindName,
  ids: string[],
  before: string[],
): Promise<Result<null>> {
  return runEditorAction(async (editor) =>
    reorderRecords(editor, requireWritableKind(name), { ids, before }),
  );
}

export async function restoreVersionAction<K extends KindName>(
  name: K,
  id: string,
  entryId: string,
  version?: number,
): Promise<Result<KindRecords[K]>> {
  return runEditorAction(async (editor) =>
    ofKind(await restoreRecordVersion(editor, requireWritableKind(name), id, entryId, version), name),
  );
}
