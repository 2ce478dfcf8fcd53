import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { log } from '../log';
import { setMissing } from '../request-context';
import { incompleteTag } from './incomplete';

/** In a cached function, because prerendering must not read the clock. At most one line in 10 s. */
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
      setMissing(missing);
      return reportMissing(what);
    }
  };

/** STATE-3: a failed read gives null and the page is not cached. @throws during a build, so that no empty page ships. */
export const readOptional = readAs('part');

export const readSubject = readAs('subject');
