import 'server-only';
import { toFields } from '@/lib/server/records/kind';
import type { AboutStats as AboutStatsRow } from '@/prisma/generated/client';
import { type AboutStatsRecord, aboutFields } from './fields';

/** What the history calls the one record of the counters. */
export const aboutEntity = 'about stats';
/** The tag of the pages that show them. */
export const aboutTag = 'about';

export const toAboutStatsRecord = (row: AboutStatsRow): AboutStatsRecord => ({
  _id: row.id,
  ...toFields(aboutFields, row),
  version: row.version,
});
