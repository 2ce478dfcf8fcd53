import { isIPv6 } from 'node:net';

// Read by the custom server too, outside of the bundle.

/** Of IPv6 the first half, because each household has all of the second. */
export function networkOf(caller: string): string {
  const address = caller.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const parts = [...start, ...Array(8 - start.length - end.length).fill('0'), ...end];
  return `${parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
