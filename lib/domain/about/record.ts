import 'server-only';
import { toFields } from '@/lib/server/records/kind';
import type { AboutStats as AboutStatsRow } from '@/prisma/generated/client';
import { type AboutStatsRecord, aboutFields } from './fields';

export const aboutEntity = 'about stats';
export const aboutTag = 'about';

export const toAboutStatsRecord = (row: AboutStatsRow): AboutStatsRecord => ({
  _id: row.id,
  ...toFields(aboutFields, row),
  version: row.version,
});
