'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { useOrder } from '@/components/admin/records/sortable/use-order';
import { useOpenRecord } from '@/components/admin/records/use-open-record';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { newRecordId, removeUnsavedWork } from '@/components/admin/session/unsaved-work';
import type { RecordKindName } from '@/lib/content/record-kinds';
import type { DraftEntry, DraftRecords } from '@/lib/domain/drafts/dto';
import { reorderRecordsAction, restoreRecordAction } from '@/lib/domain/records/actions';
import type { Result } from '@/lib/shared/result';
import type { ScreenKind } from './screen-kind';

type Paged<R> = {
  start: number;
  total: number;
  read: (id: string) => Promise<Result<R | null>>;
  move: (id: string, position: number) => Promise<Result<unknown>>;
};

export type ScreenRead = {
  drafts: DraftEntry[];
  scheduleHint: string;
};

type Given<R> = ScreenRead & {
  listed: R[];
  matches?: (record: R) => boolean;
  paged?: Paged<R>;
  onSaved?: (saved: R) => void;
  afterSaved?: (saved: R, isNew: boolean) => void;
};

export function useRecordScreen<K extends RecordKindName>(
  of: ScreenKind<K>,
  { listed, drafts, scheduleHint, matches, paged, onSaved, afterSaved }: Given<DraftRecords[K]>,
) {
  type R = DraftRecords[K];
  const { kind, unsavedKind = kind, path, subjects, focus } = of;
  const router = useRouter();
  // A new number remounts a form that always stays in the page.
  const [round, setRound] = useState(0);
  const opened = useOpenRecord(kind, { path, listed, drafts, readOther: paged?.read });
  const { sheet, open } = opened;
  const deletion = useUndoableDelete<R>(listed, {
    focusIdOf: (id) => (id ? (focus.deleted ?? focus.open)(id) : focus.add),
    restore: (id) => restoreRecordAction(kind, id),
  });
  const { records, focusAfterRefresh } = deletion;
  const start = paged?.start ?? 0;
  const order = useOrder(
    records,
    (ids, before, { id, index }) =>
      paged ? paged.move(id, start + index + 1) : reorderRecordsAction(kind, ids, before),
    { start, total: (paged?.total ?? listed.length) - (listed.length - records.length) },
  );
  const shown = matches ? order.ordered.filter(matches) : order.ordered;
  const placeOf = (id: string) => ({ position: start + order.ids.indexOf(id) + 1, total: order.total });
  const nameOf = (record: R) => of.nameOf(record, placeOf(record._id).position);
  const openForm = sheet ?? (of.form === 'page' ? { record: null, draft: null } : null);
  const formId = openForm && (openForm.record?._id ?? openForm.draft?._id ?? newRecordId);

  const refresh = (focusId?: string) => {
    if (focusId) focusAfterRefresh(focusId);
    router.refresh();
  };
  const close = async () => {
    await opened.close();
    setRound((last) => last + 1);
  };
  const finish = async (id: string | undefined) => {
    await close();
    refresh(id ? focus.open(id) : focus.add);
  };
  const form: RecordFormProps<R> = {
    record: sheet?.record ?? null,
    draft: sheet?.draft ?? null,
    scheduleHint,
    onSaved: async (saved) => {
      if (sheet?.draft) opened.drop(sheet.draft);
      onSaved?.(saved);
      await finish(saved._id);
      afterSaved?.(saved, !sheet?.record);
    },
    onDraftSaved: async (draft) => {
      opened.keep(draft);
      await finish(sheet?.record?._id);
    },
    // A step back cancels a running refresh, so it starts again.
    onClose: async () => {
      await close();
      refresh();
    },
  };

  return {
    of,
    order,
    shown,
    total: order.total,
    placeOf,
    nameOfId: (id: string) => {
      const record = records.find(({ _id }) => _id === id);
      return record ? nameOf(record) : '';
    },
    open,
    add: () => open(newRecordId),
    openId: opened.id,
    failure: opened.failure,
    form,
    hasSheet: sheet !== null,
    formId,
    round,
    close,
    refresh,
    hasDraft: (id: string) => opened.drafts.some(({ recordId }) => recordId === id),
    notices: {
      kind: unsavedKind,
      records,
      // A dialog covers all of them.
      isHidden: (id: string) => (of.form === 'page' ? id === formId : sheet !== null),
      onOpen: (record: R | null) => open(record?._id ?? newRecordId),
      onOpenOther: open,
    },
    list: {
      kind,
      drafts: opened.drafts,
      subjectOf: ({ recordId }: DraftEntry) => (recordId ? subjects.changed : subjects.added),
      ...(of.form === 'card'
        ? { scheduleHint, onPublished: ({ _id }: { _id: string }) => void finish(_id) }
        : { onOpen: ({ _id, recordId }: DraftEntry) => open(recordId ?? _id) }),
    },
    asked: deletion.asked,
    askDelete: (record: R) => deletion.ask(record, nameOf(record)),
    cancelDelete: deletion.cancel,
    onDeleted: async () => {
      const id = deletion.asked?.record._id;
      if (!id) return;
      removeUnsavedWork(unsavedKind, id);
      if (sheet?.record?._id === id) await close();
      deletion.finish(shown.map(({ _id }) => _id));
    },
    withUndo: deletion.withUndo,
  };
}

export type RecordScreenState<K extends RecordKindName> = ReturnType<typeof useRecordScreen<K>>;
