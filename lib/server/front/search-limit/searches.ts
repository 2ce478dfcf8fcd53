// The custom server imports this file: imports need file extensions.
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { comparePath } from '../../../content/projects/compare.ts';
import { searchLimit } from '../../../content/search-limit.ts';
import { isDynamicList, listPath, searchPath } from '../../../shared/parsing/list-query.ts';

export const searchPaths = [searchPath, comparePath];

export function isSearch(url: string): boolean {
  const [path = '', query] = url.split('?', 2);
  return searchPaths.includes(path) || (path === listPath && isDynamicList(new URLSearchParams(query)));
}

const { points, seconds } = searchLimit.perNetwork;
export const searchWindow = { points, duration: seconds, keyPrefix: 'search' };

export async function countIn(limiter: RateLimiterAbstract, network: string): Promise<number | null> {
  try {
    await limiter.consume(network);
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}
