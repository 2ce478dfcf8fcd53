import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { searchLimit } from '../../lib/content/search-limit.ts';
import { networkOf } from '../../lib/server/auth/network.ts';
import { filterKeys } from '../../lib/shared/list-query.ts';

const { points, seconds } = searchLimit.perNetwork;

/** The same that the middleware matches. */
function isSearch({ url = '' }: IncomingMessage): boolean {
  const [path, query] = url.split('?', 2);
  return (
    path === '/projects/search' || (path === '/projects' && new URLSearchParams(query).has(filterKeys.words))
  );
}

/** Counts a search when it comes: the seconds to wait when there were too many, else null; undefined for anything else. */
export function makeSearchCount() {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (request: IncomingMessage): Promise<number | null | undefined> => {
    if (!isSearch(request)) return undefined;
    const address = request.headers['x-forwarded-for'];
    try {
      await limiter.consume(networkOf(String(address ?? 'unknown')));
      return null;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    }
  };
}
