import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { searchLimit } from '@/lib/content/search-limit';
import { clientNetwork } from '../auth/client-address';
import { isServerless } from '../host';
import { findSearchWait } from '../request-id';
import { makeDatabaseLimiter } from './database-limiter';

const { points, seconds } = searchLimit.perNetwork;
const window = { points, duration: seconds, keyPrefix: 'search' };

// The processes of a serverless host count together; one server has counted when the search came, before it waited for its turn.
const limiter = isServerless() ? makeDatabaseLimiter(window) : new RateLimiterMemory(window);

/** Counts a search; answers the seconds to wait when there were too many, else null. */
export async function countSearch(headers: Headers): Promise<number | null> {
  const counted = findSearchWait();
  if (counted !== undefined) return counted;
  try {
    await limiter.consume(clientNetwork(headers));
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}
