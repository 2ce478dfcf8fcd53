'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { readDraftAction } from '@/lib/domain/drafts/actions';
import type { DraftEntry, DraftName, DraftRecords, OpenDraft } from '@/lib/domain/drafts/dto';

/** What a draft is of: a record that is not there yet, or one that is. */
type Subjects = { added: string; changed: string };

/** What this browser has done since the drafts were read: a refresh may still be on its way. */
type Since = { read: DraftEntry[]; saved?: DraftEntry; goneId?: string };

/** Opens the drafts of a kind; a record that has one is opened as its draft. */
export function useRecordDrafts<K extends DraftName>(
  kind: K,
  subjects: Subjects,
  read: DraftEntry[],
  onOpen: (draft: OpenDraft<DraftRecords[K]>) => void,
) {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [since, setSince] = useState<Since>({ read });
  const { saved, goneId } = since.read === read ? since : {};
  const others = read.filter(({ _id }) => _id !== saved?._id && _id !== goneId);
  const drafts = saved ? [saved, ...others] : others;
  const open = async ({ _id }: DraftEntry) => {
    const result = await askServer(() => readDraftAction(kind, _id));
    setFailure(result.ok ? null : result.error.message);
    if (result.ok) onOpen(result.data);
    // Somebody may have published it meanwhile.
    else router.refresh();
  };
  return {
    failure,
    /** The records that have one. */
    draftedIds: new Set(drafts.flatMap(({ recordId }) => recordId ?? [])),
    findDraft: (id: string) => drafts.find(({ _id, recordId }) => recordId === id || _id === id),
    open: (draft: DraftEntry) => void open(draft),
    /** After a save of a draft. */
    keep: (draft: DraftEntry) => setSince({ read, saved: draft }),
    /** After it was published. */
    drop: (draft: DraftEntry) => setSince({ read, goneId: draft._id }),
    list: {
      kind,
      drafts,
      subjectOf: ({ recordId }: DraftEntry) => (recordId ? subjects.changed : subjects.added),
      onOpen: (draft: DraftEntry) => void open(draft),
    } as const,
  };
}
