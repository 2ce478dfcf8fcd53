import type { Route } from 'next';
import type { KindRecords } from '@/lib/domain/records';
import type { DraftSetting } from '@/lib/domain/settings/dto';

export type DraftRecords = KindRecords & { settings: DraftSetting };
export type DraftName = keyof DraftRecords;

export type DraftEntry = {
  _id: string;
  version: number;
  recordId: string | null;
  label: string;
  savedBy: string;
  updatedAt: string;
  publishAt: string | null;
  /** Reason why the schedule failed; empty otherwise. */
  heldBack: string;
  /** Expires after `previewContent.days`. */
  previewPath: string;
};

export type OpenDraft<R> = DraftEntry & {
  content: R;
  base: R | null;
};

export type DiscardedDraft = {
  recordId: string | null;
  baseVersion: number | null;
  publishAt: string | null;
  data: unknown;
};

export type WaitingWork = {
  drafts: (DraftEntry & { kind: string; href: Route })[];
  planned: { _id: string; label: string; href: Route; at: string; isPublished: boolean }[];
};
