'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSheetAddress } from '@/components/admin/records/sheet-address';
import { askServer } from '@/components/admin/session/ask-server';
import { newRecordId } from '@/components/admin/session/unsaved-work';
import { readDraftAction } from '@/lib/domain/drafts/actions';
import type { DraftEntry, DraftName, DraftRecords, OpenDraft } from '@/lib/domain/drafts/dto';
import type { Result } from '@/lib/shared/result';
import { useRecordDrafts } from '../drafts/use-record-drafts';

type Opened<R> = { record: R | null; draft: OpenDraft<R> | null };

type Screen<R> = {
  path: Route;
  listed: R[];
  drafts: DraftEntry[];
  readOther: ((id: string) => Promise<Result<R | null>>) | undefined;
};

const notThere = 'This could not be opened. It may have been deleted.';

export function useOpenRecord<K extends DraftName>(
  kind: K,
  { path, listed, drafts: read, readOther }: Screen<DraftRecords[K]>,
) {
  type Sheet = Opened<DraftRecords[K]>;
  const router = useRouter();
  const { openId, open, close } = useSheetAddress(path);
  const { drafts, keep, drop } = useRecordDrafts(read);
  const [failure, setFailure] = useState<string | null>(null);
  const draftOf = (id: string) => drafts.find(({ _id, recordId }) => recordId === id || _id === id);

  const findSheet = (id: string | null): Sheet | null => {
    if (id === newRecordId) return { record: null, draft: null };
    const record = id === null || draftOf(id) ? undefined : listed.find(({ _id }) => _id === id);
    return record ? { record, draft: null } : null;
  };
  // Fixed at opening: later reads do not change it.
  const [opened, setOpened] = useState(() => ({ id: openId, sheet: findSheet(openId) }));
  if (opened.id !== openId) setOpened({ id: openId, sheet: findSheet(openId) });

  const readSheet = useEffectEvent(async (id: string): Promise<Sheet | string> => {
    const draft = draftOf(id);
    if (draft) {
      const result = await askServer(() => readDraftAction(kind, draft._id));
      return result.ok ? { record: result.data.base, draft: result.data } : result.error.message;
    }
    const result = readOther && (await askServer(() => readOther(id)));
    return result?.ok && result.data ? { record: result.data, draft: null } : notThere;
  });
  const show = useEffectEvent(async (id: string, sheet: Sheet | string) => {
    if (typeof sheet !== 'string') return setOpened({ id, sheet });
    setFailure(sheet);
    await close();
    // Another person may have published it.
    router.refresh();
  });
  const missingId = opened.sheet ? null : opened.id;
  useEffect(() => {
    if (missingId === null) return;
    let isOver = false;
    const find = async () => {
      const sheet = await readSheet(missingId);
      if (!isOver) await show(missingId, sheet);
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [missingId]);

  return {
    id: openId,
    sheet: opened.id === openId ? opened.sheet : null,
    failure,
    open: (id: string) => {
      setFailure(null);
      open(id);
    },
    close,
    drafts,
    keep,
    drop,
  };
}
