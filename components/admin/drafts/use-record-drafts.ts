'use client';

import { useState } from 'react';
import type { DraftEntry } from '@/lib/domain/drafts/dto';

type Since = { read: DraftEntry[]; saved?: DraftEntry; goneId?: string };

export function useRecordDrafts(read: DraftEntry[]) {
  const [since, setSince] = useState<Since>({ read });
  const { saved, goneId } = since.read === read ? since : {};
  const others = read.filter(({ _id }) => _id !== saved?._id && _id !== goneId);
  return {
    drafts: saved ? [saved, ...others] : others,
    keep: (draft: DraftEntry) => setSince({ read, saved: draft }),
    drop: (draft: DraftEntry) => setSince({ read, goneId: draft._id }),
  };
}
