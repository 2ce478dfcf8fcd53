'use client';

import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { readDraftAction } from '@/lib/domain/drafts/actions';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { draftKind } from './project-draft';

const subjectOf = ({ recordId }: DraftEntry) =>
  recordId ? 'Changes to a project on the website' : 'A new project';

/** What this browser has done since the drafts were read: a refresh may still be on its way. */
type Since = { read: DraftEntry[]; saved?: DraftEntry; goneId?: string };

/** Opens the drafts of the projects; a project that has one is opened as its draft. */
export function useProjectDrafts(read: DraftEntry[], onOpen: (draft: OpenDraft<Project>) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [since, setSince] = useState<Since>({ read });
  const { saved, goneId } = since.read === read ? since : {};
  const others = read.filter(({ _id }) => _id !== saved?._id && _id !== goneId);
  const drafts = saved ? [saved, ...others] : others;
  const open = async ({ _id }: DraftEntry) => {
    const result = await askServer(() => readDraftAction(draftKind, _id));
    setFailure(result.ok ? null : result.error.message);
    if (result.ok) onOpen(result.data);
  };
  return {
    failure,
    /** The projects that have one. */
    draftedIds: new Set(drafts.flatMap(({ recordId }) => recordId ?? [])),
    findDraft: (id: string) => drafts.find(({ _id, recordId }) => recordId === id || _id === id),
    open: (draft: DraftEntry) => void open(draft),
    /** After a save of a draft. */
    keep: (draft: DraftEntry) => setSince({ read, saved: draft }),
    /** After it was published. */
    drop: (draft: DraftEntry) => setSince({ read, goneId: draft._id }),
    list: { kind: draftKind, drafts, subjectOf, onOpen: (draft: DraftEntry) => void open(draft) } as const,
  };
}
