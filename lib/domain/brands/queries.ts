import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { countRecords, listRecords } from '@/lib/server/records/verbs';
import type { Brand } from './fields';
import { brands } from './kind';

/** HOME-5, BRAND-1, API-5. */
export async function listBrands(): Promise<Brand[]> {
  'use cache';
  cacheTag(brands.noun);
  cacheLife('max');
  return listRecords(db, brands);
}

export async function listBrandsForAdmin(_editor: Editor): Promise<Brand[]> {
  return listRecords(db, brands);
}

/** ADM-2. */
export async function countBrands(_editor: Editor): Promise<number> {
  return countRecords(db, brands);
}
