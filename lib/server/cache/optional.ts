import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { log } from '../log';
import { incompleteTag } from './incomplete';

/**
 * Logs in a cached function, because the clock may not be read while a page is prerendered; at most once in ten seconds.
 * Next logs the cause, answers the page with status 500 and does not keep it, so the next visit draws it anew.
 */
async function reportMissing(what: string): Promise<null> {
  'use cache';
  cacheTag(incompleteTag);
  cacheLife({ stale: 30, revalidate: 10, expire: 3600 });
  log.error({ what }, 'a page is shown without part of its content');
  return null;
}

/**
 * Reads what a page can stand without: a failure is logged and answers null.
 * @throws what the read throws, while the site is built: an empty page must never be shipped.
 */
export async function readOptional<T>(what: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (process.env.NEXT_PHASE === 'phase-production-build') throw error;
    return reportMissing(what);
  }
}
