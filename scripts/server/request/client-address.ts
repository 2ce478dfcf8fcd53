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
      `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, with commas between them; ${entry} is neither.`,
      { cause },
    );
  }
}

const maxKnown = 1000;

/** Each address is looked at once: every request comes by way of the same few. */
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

/** The proxies of TRUSTED_PROXIES. @throws Error with a sentence. */
export function parseProxies(list = ''): Trust {
  const entries = list.split(',').map((part) => part.trim());
  return withMemory(proxyAddr.compile(entries.filter(Boolean).map(check)));
}

/** The right-most hop that is no trusted proxy; the proxy before it where that hop is no address. */
function findClient(headers: IncomingHttpHeaders, peer: string, trust: Trust): string | undefined {
  // A proxy that does not name its caller vouches for nothing that stands before.
  if (/(?:^|,)\s*$/.test(headers['x-forwarded-for']?.toString() ?? 'none')) return peer;
  // The library reads these two properties alone.
  const request = { headers, socket: { remoteAddress: peer } } as IncomingMessage;
  return proxyAddr
    .all(request, trust)
    .map(withoutPrefix)
    .findLast((address) => net.isIP(address) !== 0);
}

/**
 * Changes the headers: x-forwarded-for becomes the caller's address, and nothing forged stays.
 * Next believes an x-forwarded-for that it receives.
 */
export function cleanHeaders(
  headers: IncomingHttpHeaders,
  peerAddress: string | undefined,
  trust: Trust,
): void {
  const peer = withoutPrefix(peerAddress ?? '');
  const client = findClient(headers, peer, trust);
  // A trusted proxy's host and protocol are believed, but no second word on the address.
  const isRefused = trust(peer, 0) ? isOtherAddress : isForwarding;
  for (const name of Object.keys(headers)) if (isRefused(name)) delete headers[name];
  if (client) headers['x-forwarded-for'] = client;
  else delete headers['x-forwarded-for'];
}
