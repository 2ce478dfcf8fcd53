import 'server-only';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { env } from '../env';
import { DeliveryError } from './delivery-error';

export const mayBePrivate = () => env.WEBHOOKS_PRIVATE === 'allow';

/** Source: the special-purpose address registries of IANA. */
const privateNetworks = new BlockList();
const ranges: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
for (const [net, prefix, family] of ranges) privateNetworks.addSubnet(net, prefix, family);

export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return privateNetworks.check(mapped, 'ipv4');
  if (/^::ffff:/i.test(address)) return true;
  return privateNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

type PublicAddress = { address: string; family: number };

/** The connection uses this address, so a later DNS change has no effect. @throws DeliveryError for a private one. */
export async function resolvePublicAddress(host: string): Promise<PublicAddress> {
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true });
  const [first] = found;
  if (!first) throw new DeliveryError('the host is unknown');
  if (!mayBePrivate() && found.some(({ address }) => isPrivateAddress(address)))
    throw new DeliveryError('the host is in a private network', { isPermanentError: true });
  return first;
}
