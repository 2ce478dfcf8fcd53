import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import type { HeroImage } from './dto';
import { heroImageInclude, toHeroImage } from './row';
import { heroTags } from './tags';

/** The pictures of the home carousel (HOME-1, API-6). */
export async function listHeroImages(): Promise<HeroImage[]> {
  'use cache';
  cacheTag(heroTags.all);
  cacheLife('max');
  const rows = await db.heroImage.findMany({
    where: notDeleted,
    orderBy: displayOrder,
    include: heroImageInclude,
  });
  return rows.map(toHeroImage);
}

/** The back office reads past the cache. */
export async function listHeroImagesForAdmin(_admin: Admin): Promise<HeroImage[]> {
  const rows = await db.heroImage.findMany({
    where: notDeleted,
    orderBy: displayOrder,
    include: heroImageInclude,
  });
  return rows.map(toHeroImage);
}

/** ADM-2: Hero Images. */
export async function countHeroImages(_admin: Admin): Promise<number> {
  return db.heroImage.count({ where: notDeleted });
}
