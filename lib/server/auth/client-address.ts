import 'server-only';
import { isIPv6 } from 'node:net';

/** The caller's address. The start script makes x-forwarded-for trustworthy before Next sees a request (TRUSTED_PROXIES). */
export function clientAddress(requestHeaders: Headers): string {
  return requestHeaders.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown';
}

/** The address by which a caller is counted: of IPv6 the first half, because each household has all of the second. */
export function clientNetwork(requestHeaders: Headers): string {
  const address = clientAddress(requestHeaders).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const parts = [...start, ...Array(8 - start.length - end.length).fill('0'), ...end];
  return `${parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
