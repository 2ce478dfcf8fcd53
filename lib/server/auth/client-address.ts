import 'server-only';
import { networkOf } from './network';

/** The start script makes x-forwarded-for trustworthy before Next sees a request (TRUSTED_PROXIES). */
export function clientAddress(requestHeaders: Headers): string {
  return requestHeaders.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown';
}

export const clientNetwork = (requestHeaders: Headers): string => networkOf(clientAddress(requestHeaders));
