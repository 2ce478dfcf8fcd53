'use client';

import dynamic from 'next/dynamic';
import { newRecordId, removeUnsavedWork, useUnsavedWork } from '../../session/unsaved-work';

const UnsavedWorkNotice = dynamic(async () => (await import('./unsaved-work-notice')).UnsavedWorkNotice, {
  ssr: false,
});

type UnsavedWorkNoticesProps<T> = {
  kind: string;
  records: T[];
  isHidden?: (id: string) => boolean;
  onOpen: (record: T | null) => void;
  onOpenOther?: (id: string) => void;
};

export function UnsavedWorkNotices<T extends { _id: string }>({
  kind,
  records,
  isHidden,
  onOpen,
  onOpenOther,
}: UnsavedWorkNoticesProps<T>) {
  const openerOf = (id: string): (() => void) | null => {
    const record = records.find(({ _id }) => _id === id) ?? null;
    if (record || id === newRecordId) return () => onOpen(record);
    return onOpenOther ? () => onOpenOther(id) : null;
  };
  return useUnsavedWork(kind)
    .filter(({ id }) => !isHidden?.(id))
    .map((work) => (
      <UnsavedWorkNotice
        key={work.id}
        work={work}
        onOpen={openerOf(work.id)}
        onDiscard={() => removeUnsavedWork(kind, work.id)}
      />
    ));
}
