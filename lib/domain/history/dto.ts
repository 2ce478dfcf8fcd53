import type { VersionedKind } from '@/lib/domain/records';

export type { VersionedKind };

export type HistoryEntry = {
  _id: string;
  at: string;
  /** Null for the product itself, and for a person who has been removed. */
  userId: string | null;
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  label: string;
  fields: string[];
  address: string;
  /** Former values by field; null where a version has them. */
  overwritten: Record<string, unknown> | null;
};

/** `next` is `before` of the next page; null on the last. */
export type HistoryPage = { entries: HistoryEntry[]; next: string | null };

export type HistoryLine = HistoryEntry & {
  subject: string;
  labels: string[];
  former: { label: string; text: string }[];
  hasVersions: boolean;
};

export type FieldChange = { field: string; label: string; from: unknown; to: unknown };

export type RecordVersion = {
  _id: string;
  at: string;
  actor: string;
  version: number;
  isNewest: boolean;
  changes: FieldChange[];
  present: { version: number; differences: FieldChange[] } | null;
  /** Expires after `previewContent.days`; null without a page. */
  previewPath: string | null;
  record: Record<string, unknown>;
};
