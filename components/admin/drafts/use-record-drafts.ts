'use client';

import { useState } from 'react';
import type { DraftEntry } from '@/lib/domain/drafts/dto';

/** What this browser has done since the drafts were read: a refresh may still be on its way. */
type Since = { read: DraftEntry[]; saved?: DraftEntry; goneId?: string };

export function useRecordDrafts(read: DraftEntry[]) {
  const [since, setSince] = useState<Since>({ read });
  const { saved, goneId } = since.read === read ? since : {};
  const others = read.filter(({ _id }) => _id !== saved?._id && _id !== goneId);
  return {
    drafts: saved ? [saved, ...others] : others,
    /** After a save of a draft. */
    keep: (draft: DraftEntry) => setSince({ read, saved: draft }),
    /** After it was published. */
    drop: (draft: DraftEntry) => setSince({ read, goneId: draft._id }),
  };
}
