'use client';

import { useMemo } from 'react';
import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { toastSuccess } from '@/components/admin/ui/notices/toaster';
import { publishDraftAction, readDraftAction, saveDraftAction } from '@/lib/domain/drafts/actions';
import type { DraftEntry, DraftName, DraftRecords, OpenDraft } from '@/lib/domain/drafts/dto';
import type { Result } from '@/lib/shared/result';

export type RecordFormProps<R> = {
  record: R | null;
  draft: OpenDraft<R> | null;
  scheduleHint: string;
  onSaved: (saved: R) => void;
  onDraftSaved: (saved: DraftEntry) => void;
  onClose: () => void;
};

export type Opened<R> = Pick<RecordFormProps<R>, 'record' | 'draft' | 'onSaved' | 'onDraftSaved'>;

export function useDraftForm<K extends DraftName, R extends DraftRecords[K], V, I extends object>(
  kind: K,
  form: RecordFormKind<R, V, I>,
  { record, draft, onSaved, onDraftSaved }: Opened<R>,
) {
  const known = useMemo(() => draft && { _id: draft._id, version: draft.version }, [draft]);
  const publishing = useMemo(
    (): typeof form =>
      known
        ? {
            ...form,
            save: (_id, { version: baseVersion, ...data }) =>
              // The values of the form are published.
              publishDraftAction(kind, { draft: known, baseVersion, data }) as Promise<Result<R>>,
          }
        : form,
    [kind, form, known],
  );
  return useRecordForm(publishing, draft ? draft.base : record, onSaved, {
    open: draft,
    save: (recordId, { version: baseVersion, ...data }) =>
      saveDraftAction(kind, { draft: known, recordId, baseVersion, data }),
    saveRecord: form.save,
    joinDraft: async (saved, toInput) => {
      const read = await readDraftAction(kind, saved._id);
      if (!read.ok) return read;
      const { _id, version, recordId, content } = read.data;
      // The kind of this name makes such records.
      const data = toInput(content as R);
      return saveDraftAction(kind, { draft: { _id, version }, recordId, data });
    },
    idOf: ({ _id, recordId }) => recordId ?? _id,
    onSaved: (saved) => {
      toastSuccess('Draft saved. The website does not show it.');
      onDraftSaved(saved);
    },
  });
}
