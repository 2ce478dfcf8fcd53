'use client';

import dynamic from 'next/dynamic';
import { newRecordId, removeUnsavedWork, useUnsavedWork } from '../session/unsaved-work';

// Most visits find no unsaved work.
const UnsavedWorkNotice = dynamic(async () => (await import('./unsaved-work-notice')).UnsavedWorkNotice, {
  ssr: false,
});

type UnsavedWorkNoticesProps<T> = {
  kind: string;
  records: T[];
  /** The one that is open already; its own form offers it. */
  isHidden?: (id: string) => boolean;
  /** Null opens the form that adds. */
  onOpen: (record: T | null) => void;
  /** Where `records` is a page of them: opens one that stands on another. */
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
