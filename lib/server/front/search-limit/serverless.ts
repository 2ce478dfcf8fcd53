import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from '../../auth/client-address';
import { makeDatabaseLimiter } from '../../database-limiter';
import { isServerless } from '../../host';
import { findSearchWait } from '../../request-id';
import { countIn, searchWindow } from './searches';

// The processes of a serverless host count together; one server has counted when the search came, before it waited for its turn.
const limiter = isServerless() ? makeDatabaseLimiter(searchWindow) : new RateLimiterMemory(searchWindow);

/** Counts a search, unless our own server has; answers the seconds to wait when there were too many, else null. */
export async function countSearch(headers: Headers): Promise<number | null> {
  const counted = findSearchWait();
  return counted === undefined ? countIn(limiter, clientNetwork(headers)) : counted;
}
