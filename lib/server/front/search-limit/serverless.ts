import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from '../../auth/client-address';
import { isServerless } from '../../host';
import { findSearchWait } from '../../request-context';
import { makeDatabaseLimiter } from '../../writes/database-limiter';
import { countIn, searchWindow } from './searches';

// Serverless processes count together; our own server has counted before the queue.
const limiter = isServerless() ? makeDatabaseLimiter(searchWindow) : new RateLimiterMemory(searchWindow);

export async function countSearch(headers: Headers): Promise<number | null> {
  const counted = findSearchWait();
  return counted === undefined ? countIn(limiter, clientNetwork(headers)) : counted;
}
