import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import type { Brand } from './dto';
import { brandInclude, toBrand } from './row';
import { brandTags } from './tags';

/** The logos of HOME-5, BRAND-1 and API-5. */
export async function listBrands(): Promise<Brand[]> {
  'use cache';
  cacheTag(brandTags.all);
  cacheLife('max');
  const rows = await db.brand.findMany({ where: notDeleted, orderBy: displayOrder, include: brandInclude });
  return rows.map(toBrand);
}

/** The back office reads past the cache. */
export async function listBrandsForAdmin(_admin: Admin): Promise<Brand[]> {
  const rows = await db.brand.findMany({ where: notDeleted, orderBy: displayOrder, include: brandInclude });
  return rows.map(toBrand);
}

/** ADM-2: Brands. */
export async function countBrands(_admin: Admin): Promise<number> {
  return db.brand.count({ where: notDeleted });
}
