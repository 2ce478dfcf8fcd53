import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { log } from '../log';
import { markMissing } from '../request-id';
import { incompleteTag } from './incomplete';

/**
 * Logs in a cached function, because the clock may not be read while a page is prerendered; at most once in ten seconds.
 * Next logs the cause, answers the page with status 500 and does not keep it, so the next visit draws it anew; our own server answers
 * 200 where the page stands.
 */
async function reportMissing(what: string): Promise<null> {
  'use cache';
  cacheTag(incompleteTag);
  cacheLife({ stale: 30, revalidate: 10, expire: 3600 });
  log.error({ what }, 'a page is shown without part of its content');
  return null;
}

const readAs =
  (missing: 'part' | 'subject') =>
  async <T>(what: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (process.env.NEXT_PHASE === 'phase-production-build') throw error;
      markMissing(missing);
      return reportMissing(what);
    }
  };

/**
 * Reads what a page can stand without: a failure is logged and answers null; the page is answered with 200 and not kept (STATE-3).
 * @throws what the read throws, while the site is built: an empty page must never be shipped.
 */
export const readOptional = readAs('part');

/** The same for what a page is about: it says so in words, and fails. */
export const readSubject = readAs('subject');
