import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { handovers } from '@/lib/domain/handovers/kind';
import { countCompletedProjects } from '@/lib/domain/projects/admin-queries';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { countRecords } from '@/lib/server/records/verbs';
import { initialValues, pickFields } from '@/lib/shared/parsing/record-fields';
import { type AboutStats, type AboutStatsRecord, aboutFields, type ListedAsBuilt } from './fields';
import { aboutTag, toAboutStatsRecord } from './record';

/** HOME-2, ABOUT-1, API-7; ADS-2: zeros without a record. */
export async function getAboutStats(): Promise<AboutStats> {
  'use cache';
  cacheTag(aboutTag);
  cacheLife('max');
  const row = await db.aboutStats.findFirst();
  return row ? pickFields(aboutFields, row) : initialValues(aboutFields);
}

export async function findAboutStatsForAdmin(_editor: Editor): Promise<AboutStatsRecord | null> {
  const row = await db.aboutStats.findFirst();
  return row && toAboutStatsRecord(row);
}

export async function findListedAsBuilt(editor: Editor): Promise<ListedAsBuilt> {
  const handedOver = await countRecords(db, handovers);
  return handedOver > 0
    ? { list: 'handed over', count: handedOver }
    : { list: 'completed', count: await countCompletedProjects(editor) };
}
