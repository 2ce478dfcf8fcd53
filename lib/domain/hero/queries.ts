import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { countRecords, listRecords } from '@/lib/server/records/verbs';
import type { HeroImage } from './fields';
import { heroImages } from './kind';

/** The pictures of the home carousel (HOME-1, API-6). */
export async function listHeroImages(): Promise<HeroImage[]> {
  'use cache';
  cacheTag(heroImages.noun);
  cacheLife('max');
  return listRecords(db, heroImages);
}

/** The back office reads past the cache. */
export async function listHeroImagesForAdmin(_editor: Editor): Promise<HeroImage[]> {
  return listRecords(db, heroImages);
}

/** ADM-2: Hero Images. */
export async function countHeroImages(_editor: Editor): Promise<number> {
  return countRecords(db, heroImages);
}
