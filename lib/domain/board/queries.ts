import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import { isId } from '@/lib/shared/id';
import type { Director } from './dto';
import { directorInclude, toDirector } from './row';
import { boardTags } from './tags';

/** The board (ABOUT-1, API-8). */
export async function listDirectors(): Promise<Director[]> {
  'use cache';
  cacheTag(boardTags.all);
  cacheLife('max');
  const rows = await db.director.findMany({
    where: notDeleted,
    orderBy: displayOrder,
    include: directorInclude,
  });
  return rows.map(toDirector);
}

async function readDirector(id: string): Promise<Director | null> {
  'use cache';
  cacheTag(boardTags.all, boardTags.one(id));
  cacheLife('max');
  const row = await db.director.findUnique({ where: { id, ...notDeleted }, include: directorInclude });
  return row && toDirector(row);
}

/** A director by id, or null. A made-up id is refused before the cache. */
export async function findDirector(id: string): Promise<Director | null> {
  return isId(id) ? readDirector(id) : null;
}

/** What the sitemap names, with the last change of each. */
export async function listDirectorAddresses(): Promise<{ _id: string; updatedAt: string }[]> {
  'use cache';
  cacheTag(boardTags.all);
  cacheLife('max');
  const rows = await db.director.findMany({
    where: notDeleted,
    orderBy: displayOrder,
    select: { id: true, updatedAt: true },
  });
  return rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }));
}

/** The back office reads past the cache. */
export async function listDirectorsForAdmin(_admin: Admin): Promise<Director[]> {
  const rows = await db.director.findMany({
    where: notDeleted,
    orderBy: displayOrder,
    include: directorInclude,
  });
  return rows.map(toDirector);
}

/** A director by id as it stands now, past the cache, or null. */
export async function findDirectorForAdmin(_admin: Admin, id: string): Promise<Director | null> {
  const row = await db.director.findUnique({ where: { id, ...notDeleted }, include: directorInclude });
  return row && toDirector(row);
}

/** ADM-2: Board Members. */
export async function countDirectors(_admin: Admin): Promise<number> {
  return db.director.count({ where: notDeleted });
}
