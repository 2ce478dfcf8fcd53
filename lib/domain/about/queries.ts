import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { initialValues, pickFields } from '@/lib/shared/record-fields';
import { type AboutStats, type AboutStatsRecord, aboutFields } from './fields';
import { aboutTag, toAboutStatsRecord } from './record';

/** The four counters (HOME-2, ABOUT-1, API-7); ADS-2: four zeros without a record. */
export async function getAboutStats(): Promise<AboutStats> {
  'use cache';
  cacheTag(aboutTag);
  cacheLife('max');
  const row = await db.aboutStats.findFirst();
  return row ? pickFields(aboutFields, row) : initialValues(aboutFields);
}

/** The record as it stands now, past the cache, or null. */
export async function findAboutStatsForAdmin(_editor: Editor): Promise<AboutStatsRecord | null> {
  const row = await db.aboutStats.findFirst();
  return row && toAboutStatsRecord(row);
}
