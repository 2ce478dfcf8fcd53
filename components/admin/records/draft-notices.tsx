'use client';

import dynamic from 'next/dynamic';
import { newDraftId, removeDraft, useDrafts } from './drafts';

// Most visits find no unsaved work.
const DraftNotice = dynamic(async () => (await import('./draft-notice')).DraftNotice, { ssr: false });

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
  const openerOf = (id: string): (() => void) | null => {
    const record = records.find(({ _id }) => _id === id) ?? null;
    if (record || id === newDraftId) return () => onOpen(record);
    return onOpenOther ? () => onOpenOther(id) : null;
  };
  return useDrafts(kind)
    .filter(({ id }) => !isHidden?.(id))
    .map((draft) => (
      <DraftNotice
        key={draft.id}
        draft={draft}
        onOpen={openerOf(draft.id)}
        onDiscard={() => removeDraft(kind, draft.id)}
      />
    ));
}
