'use client';

import { useState } from 'react';
import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { plainForm } from '@/components/admin/records/plain/plain-form';
import { toastError, toastSuccess } from '@/components/admin/ui/notices/toaster';
import { useToday } from '@/components/admin/ui/today';
import { messages } from '@/lib/content/messages';
import { type Progress, progressFields, workFields } from '@/lib/domain/progress/fields';
import { initialValues, pickFields } from '@/lib/shared/parsing/record-fields';

function kindOf(projectId: string, [last]: readonly Progress[], today: string) {
  const plain = plainForm<typeof progressFields, Progress>({
    kind: 'progress',
    fields: progressFields,
    pictures: 'many',
    parentId: projectId,
    titleOf: ({ date }) => date && `Progress on ${date}`,
    isNew: 'New progress entry',
  });
  return {
    ...plain,
    toValues: (entry: Progress | null) =>
      entry
        ? plain.toValues(entry)
        : // By default the work of a building starts from the former entry.
          {
            ...initialValues(progressFields),
            ...(last && { ...pickFields(workFields, last), tower: last.tower }),
            date: today,
          },
    onSaved: (isNew: boolean) => toastSuccess(isNew ? 'Progress added' : 'Progress updated'),
    onFailed: (message: string) => toastError(messages.toast.somethingWrong + message),
  };
}

type Opened = { record: Progress | null; onSaved: (saved: Progress) => void };

/** @param earlier the entries before it, newest first. */
export function useProgressForm(
  projectId: string,
  earlier: readonly Progress[],
  { record, onSaved }: Opened,
) {
  const today = useToday();
  // Initial values do not follow later saves by others.
  const [kind] = useState(() => kindOf(projectId, earlier, today));
  return useRecordForm(kind, record, onSaved);
}

export type ProgressForm = ReturnType<typeof useProgressForm>;
