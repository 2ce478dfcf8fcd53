import cluster from 'node:cluster';
import type { IncomingMessage } from 'node:http';
import { RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../auth/network.ts';
import { countIn, isSearch, searchWindow } from './searches.ts';

export function makeSearchCount() {
  // Workers count together in the primary.
  const limiter = cluster.isWorker
    ? new RateLimiterCluster(searchWindow)
    : new RateLimiterMemory(searchWindow);
  return async ({ url = '', headers }: IncomingMessage): Promise<number | null | undefined> =>
    isSearch(url) ? countIn(limiter, networkOf(String(headers['x-forwarded-for'] ?? 'unknown'))) : undefined;
}
