import type { Route } from 'next';
import type { KindRecords } from '@/lib/domain/records';
import type { DraftSetting } from '@/lib/domain/settings/dto';

export type DraftRecords = KindRecords & { settings: DraftSetting };
export type DraftName = keyof DraftRecords;

export type DraftEntry = {
  _id: string;
  version: number;
  /** Null for a record that is not there yet. */
  recordId: string | null;
  /** What the record would be called. */
  label: string;
  savedBy: string;
  updatedAt: string;
  /** When it is published by itself; null where somebody does it. */
  publishAt: string | null;
  /** Why it was not at its time; empty otherwise. */
  heldBack: string;
  /** Path of its preview, which works for `previewContent.days` from when it was read. */
  previewPath: string;
};

export type OpenDraft<R> = DraftEntry & {
  /** The record that it would make. */
  content: R;
  /** The record as it stood when the draft was begun; null without one. */
  base: R | null;
};

export type DiscardedDraft = {
  recordId: string | null;
  baseVersion: number | null;
  publishAt: string | null;
  data: unknown;
};

/** What is not on the website yet, the newest first, and what comes or goes by itself, the next first. */
export type WaitingWork = {
  drafts: (DraftEntry & { kind: string; href: Route })[];
  planned: { _id: string; label: string; href: Route; at: string; isPublished: boolean }[];
};
