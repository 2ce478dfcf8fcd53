import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { AboutStats, AboutStatsRecord } from './dto';
import { toAboutStats, toAboutStatsRecord } from './row';
import { aboutTags } from './tags';

/** The four counters (HOME-2, ABOUT-1, API-7). */
export async function getAboutStats(): Promise<AboutStats> {
  'use cache';
  cacheTag(aboutTags.all);
  cacheLife('max');
  return toAboutStats(await db.aboutStats.findFirst());
}

/** The record as it stands now, past the cache, or null. */
export async function findAboutStatsForAdmin(_admin: Admin): Promise<AboutStatsRecord | null> {
  const row = await db.aboutStats.findFirst();
  return row && toAboutStatsRecord(row);
}
