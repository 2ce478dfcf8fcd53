import { z } from 'zod';
import type { VersionedKind } from '@/lib/domain/records';

import { named } from '@/lib/server/http/openapi';

export type { VersionedKind };

export const historyPage = named(
  'HistoryPage',
  z.object({
    entries: z.array(
      z.object({
        _id: z.string(),
        at: z.iso.datetime(),
        /** Null for the product itself, and for a user who has been removed. */
        userId: z.string().nullable(),
        actor: z.string(),
        action: z.string(),
        entity: z.string(),
        entityId: z.string(),
        label: z.string(),
        fields: z.array(z.string()),
        address: z.string(),
        /** Former values by field; null where a version has them. */
        overwritten: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    /** `before` of the next page; null on the last. */
    next: z.string().nullable(),
  }),
);

export type HistoryPage = z.output<typeof historyPage>;
export type HistoryEntry = HistoryPage['entries'][number];

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
