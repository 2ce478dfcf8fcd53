'use client';

import { Button } from '@/components/admin/ui/button';
import { Notice } from '@/components/admin/ui/notice';
import { formatMoment } from '@/lib/shared/format-moment';
import { newDraftId, removeDraft, useDrafts } from './drafts';

type DraftNoticesProps<T> = {
  kind: string;
  records: T[];
  /** The one that is open already; its own form offers it. */
  isHidden?: (id: string) => boolean;
  /** Null opens the form that adds. */
  onOpen: (record: T | null) => void;
  /** Where `records` is a page of them: opens one that stands on another. */
  onOpenOther?: (id: string) => void;
};

export function DraftNotices<T extends { _id: string }>({
  kind,
  records,
  isHidden,
  onOpen,
  onOpenOther,
}: DraftNoticesProps<T>) {
  return useDrafts(kind)
    .filter(({ id }) => !isHidden?.(id))
    .map(({ id, title, savedAt }) => {
      const record = records.find(({ _id }) => _id === id) ?? null;
      return (
        <Notice
          key={id}
          actions={
            <>
              {(record || id === newDraftId || onOpenOther) && (
                <Button
                  isSmall
                  onClick={() => (record || id === newDraftId ? onOpen(record) : onOpenOther?.(id))}
                >
                  Open
                </Button>
              )}
              <Button isSmall look="ghost" onClick={() => removeDraft(kind, id)}>
                Discard it
              </Button>
            </>
          }
        >
          <strong className="font-semibold">Unsaved work on this device:</strong> “{title}”,{' '}
          {formatMoment(savedAt)}.
        </Notice>
      );
    });
}
