import type { VersionedKind } from '@/lib/domain/records';

export type { VersionedKind };

export type HistoryEntry = {
  _id: string;
  at: string;
  /** Null for the product itself, and for a person who has been removed. */
  userId: string | null;
  /** Name of the person as it was then. */
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  /** Name of the record as it was then. */
  label: string;
  fields: string[];
  address: string;
  /** What a change that named no version took the place of, by field; null where that is a version of its own, or nothing. */
  overwritten: Record<string, unknown> | null;
};

/** `next` is what `before` of the next page is; null on the last. */
export type HistoryPage = { entries: HistoryEntry[]; next: string | null };

export type HistoryLine = HistoryEntry & {
  subject: string;
  /** The fields that changed, as people call them. */
  labels: string[];
  /** What the change took the place of, by what people call the field. */
  former: { label: string; text: string }[];
  hasVersions: boolean;
};

export type FieldChange = { field: string; label: string; from: unknown; to: unknown };

/** A record as one write left it, with what that write changed; the first that is known has no changes. */
export type RecordVersion = {
  _id: string;
  at: string;
  actor: string;
  version: number;
  isNewest: boolean;
  changes: FieldChange[];
  /** What restoring it would change of the record as it stands now; null while the record is in the bin or gone. */
  present: { version: number; differences: FieldChange[] } | null;
  /** Path of the page as this version left it, where such a page can be shown; it works for `previewContent.days`. */
  previewPath: string | null;
  /** The whole record in its wire form. */
  record: Record<string, unknown>;
};
