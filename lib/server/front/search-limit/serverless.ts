import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from '../../auth/client-address';
import { makeDatabaseLimiter } from '../../database/database-limiter';
import { isServerless } from '../../host';
import { findSearchWait } from '../../request-context';
import { countIn, searchWindow } from './searches';

// Serverless processes count together; our own server has counted before the queue.
const limiter = isServerless() ? makeDatabaseLimiter(searchWindow) : new RateLimiterMemory(searchWindow);

export async function countSearch(headers: Headers): Promise<number | null> {
  const counted = findSearchWait();
  return counted === undefined ? countIn(limiter, clientNetwork(headers)) : counted;
}
