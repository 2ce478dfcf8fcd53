import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { openGate } from '@/lib/domain/advertising/gate';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import { isPublished, ungated } from '@/lib/server/records/published';
import { countRecords, listRecords } from '@/lib/server/records/verbs';
import type { HeroImage } from './fields';
import { heroImages } from './kind';

/** HOME-1, API-6. */
export async function listHeroImages(): Promise<HeroImage[]> {
  'use cache';
  cacheTag(heroImages.noun);
  cacheLife('max');
  const gate = await openGate();
  const rows = await heroImages.findRows(db, { where: notDeleted, orderBy: displayOrder });
  // A picture of a held project would advertise it.
  const shown = rows.filter(
    ({ project }) => !project || isPublished(project, gate) || !isPublished(project, ungated),
  );
  return shown.map((row) => heroImages.toRecord(row));
}

export async function listHeroImagesForAdmin(_editor: Editor): Promise<HeroImage[]> {
  return listRecords(db, heroImages);
}

/** ADM-2. */
export async function countHeroImages(_editor: Editor): Promise<number> {
  return countRecords(db, heroImages);
}
