import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { recordTag } from '@/lib/server/records/kind';
import { displayOrder } from '@/lib/server/records/order';
import { countRecords, findRecord, listRecords } from '@/lib/server/records/verbs';
import { isId } from '@/lib/shared/parsing/id';
import type { Director } from './fields';
import { directors } from './kind';

/** ABOUT-1, API-8. */
export async function listDirectors(): Promise<Director[]> {
  'use cache';
  cacheTag(directors.noun);
  cacheLife('max');
  return listRecords(db, directors);
}

async function readDirector(id: string): Promise<Director | null> {
  'use cache';
  cacheTag(directors.noun, recordTag(directors, id));
  cacheLife('max');
  return findRecord(db, directors, id);
}

/** A made-up id is refused before the cache. */
export async function findDirector(id: string): Promise<Director | null> {
  return isId(id) ? readDirector(id) : null;
}

/** Cyclic; null without another director. */
export async function findNextDirector(id: string): Promise<Director | null> {
  const board = await listDirectors();
  const at = board.findIndex(({ _id }) => _id === id);
  const next = board[(at + 1) % board.length];
  return next && next._id !== id ? next : null;
}

export async function listDirectorAddresses(): Promise<{ _id: string; updatedAt: string }[]> {
  'use cache';
  cacheTag(directors.noun);
  cacheLife('max');
  const rows = await db.director.findMany({
    where: notDeleted,
    orderBy: displayOrder,
    select: { id: true, updatedAt: true },
  });
  return rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }));
}

export async function listDirectorsForAdmin(_editor: Editor): Promise<Director[]> {
  return listRecords(db, directors);
}

/** ADM-2. */
export async function countDirectors(_editor: Editor): Promise<number> {
  return countRecords(db, directors);
}
