import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import net from 'node:net';
import proxyAddr from 'proxy-addr';

export type Trust = ReturnType<typeof proxyAddr.compile>;

const isOtherAddress = (name: string) => name === 'forwarded' || name === 'x-real-ip';
const isForwarding = (name: string) =>
  isOtherAddress(name) || name.startsWith('x-forwarded-') || name === 'x-request-id';
const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function check(entry: string): string {
  try {
    proxyAddr.compile(entry);
    return entry;
  } catch (cause) {
    throw new Error(
      `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, separated by commas; ${entry} is neither.`,
      { cause },
    );
  }
}

const maxKnown = 1000;

/** All requests come through the same few proxies, so each is checked once. */
function withMemory(trust: Trust): Trust {
  const known = new Map<string, boolean>();
  return (address, hop) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const isTrusted = trust(address, hop);
    if (known.size >= maxKnown) known.clear();
    known.set(address, isTrusted);
    return isTrusted;
  };
}

/** @throws Error with a sentence. */
export function parseProxies(list = ''): Trust {
  const entries = list.split(',').map((part) => part.trim());
  return withMemory(proxyAddr.compile(entries.filter(Boolean).map(check)));
}

/** The right-most hop that is no trusted proxy: a client can forge the others. */
function findClient(headers: IncomingHttpHeaders, peer: string, trust: Trust): string | undefined {
  // A proxy that does not name its caller vouches for nothing before it.
  if (/(?:^|,)\s*$/.test(headers['x-forwarded-for']?.toString() ?? 'none')) return peer;
  // The library reads these two properties only.
  const request = { headers, socket: { remoteAddress: peer } } as IncomingMessage;
  return proxyAddr
    .all(request, trust)
    .map(withoutPrefix)
    .findLast((address) => net.isIP(address) !== 0);
}

/** Removes forged headers, because Next trusts x-forwarded-for. */
export function cleanHeaders(
  headers: IncomingHttpHeaders,
  peerAddress: string | undefined,
  trust: Trust,
): void {
  const peer = withoutPrefix(peerAddress ?? '');
  const client = findClient(headers, peer, trust);
  // The host and protocol of a trusted proxy count, but no second address.
  const isRefused = trust(peer, 0) ? isOtherAddress : isForwarding;
  for (const name of Object.keys(headers)) if (isRefused(name)) delete headers[name];
  if (client) headers['x-forwarded-for'] = client;
  else delete headers['x-forwarded-for'];
}
