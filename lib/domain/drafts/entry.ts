import 'server-only';
import type { Draft } from '@/prisma/generated/client';
import type { DraftEntry } from './dto';
import { toPreviewPath } from './preview';

export const toEntry = (row: Omit<Draft, 'data'>): DraftEntry => ({
  _id: row.id,
  version: row.version,
  recordId: row.recordId,
  label: row.label,
  savedBy: row.savedBy,
  updatedAt: row.updatedAt.toISOString(),
  publishAt: row.publishAt?.toISOString() ?? null,
  heldBack: row.heldBack,
  previewPath: toPreviewPath(row),
});
