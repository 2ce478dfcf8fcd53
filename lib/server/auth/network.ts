import { isIPv4, isIPv6 } from 'node:net';

// The custom server imports this file outside of the bundle.

const plainAddress = (caller: string) => caller.replace(/^::ffff:(?=\d+\.)/i, '');

function prefixOf(address: string, count: number): string {
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const parts = [...start, ...Array(8 - start.length - end.length).fill('0'), ...end];
  return `${parts
    .slice(0, count)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/${count * 16}`;
}

/** IPv6: the first 64 bits, because each household owns the rest. */
export function networkOf(caller: string): string {
  const address = plainAddress(caller);
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/** A carrier or firm has at least a /48 of IPv6 or a /24 of IPv4. Thousands of families may share it. */
export function widerNetworkOf(caller: string): string {
  const address = plainAddress(caller);
  if (isIPv6(address)) return prefixOf(address, 3);
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}
