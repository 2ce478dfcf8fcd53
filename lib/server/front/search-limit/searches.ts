// Read by the custom server too, whose files may import nothing without an extension.
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { comparePath } from '../../../content/projects/compare.ts';
import { searchLimit } from '../../../content/search-limit.ts';
import { isDynamicList, listPath, searchPath } from '../../../shared/list-query.ts';

/** They are drawn for what their address asks for; the list is, where it asks for words or for much. */
export const searchPaths = [searchPath, comparePath];

/** The same that the middleware matches. */
export function isSearch(url: string): boolean {
  const [path = '', query] = url.split('?', 2);
  return searchPaths.includes(path) || (path === listPath && isDynamicList(new URLSearchParams(query)));
}

const { points, seconds } = searchLimit.perNetwork;
export const searchWindow = { points, duration: seconds, keyPrefix: 'search' };

/** Counts a search of a network; answers the seconds to wait when there were too many, else null. */
export async function countIn(limiter: RateLimiterAbstract, network: string): Promise<number | null> {
  try {
    await limiter.consume(network);
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}
