'use client';

import { useRecordDrafts } from '@/components/admin/drafts/use-record-drafts';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { draftKind } from './project-draft';

const subjects = { added: 'A new project', changed: 'Changes to a project on the website' };

export const useProjectDrafts = (read: DraftEntry[], onOpen: (draft: OpenDraft<Project>) => void) =>
  useRecordDrafts(draftKind, subjects, read, onOpen);
