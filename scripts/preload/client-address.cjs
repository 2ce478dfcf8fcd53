'use strict';
// Loaded before Next, in its process: makes the forwarding headers of a request trustworthy. Without this a caller could
// name any address as its own, because Next keeps an x-forwarded-for that it receives.
const net = require('node:net');

const isForwarding = (name) =>
  name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');
const familyOf = (address) => (net.isIPv6(address) ? 'ipv6' : 'ipv4');
const bare = (address) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The addresses of TRUSTED_PROXIES. Throws an Error with a sentence. */
function parseProxies(list) {
  const proxies = new net.BlockList();
  for (const entry of (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address, prefix, ...rest] = entry.split('/');
    const bits = net.isIPv6(address) ? 128 : 32;
    const isRight =
      net.isIP(address) &&
      rest.length === 0 &&
      (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits));
    if (!isRight) {
      throw new Error(
        `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, with commas between them; ${entry} is neither.`,
      );
    }
    if (prefix === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(prefix), familyOf(address));
  }
  return proxies;
}

/** Changes the headers: x-forwarded-for becomes the caller's address, and nothing forged stays. */
function cleanHeaders(headers, peerAddress, proxies) {
  const peer = bare(peerAddress ?? '');
  const isTrusted = (address) => net.isIP(address) !== 0 && proxies.check(address, familyOf(address));
  let client = peer;
  if (isTrusted(peer)) {
    const hops = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => bare(hop.trim()));
    for (const hop of hops.reverse()) {
      if (net.isIP(hop) === 0) break;
      client = hop;
      if (!isTrusted(hop)) break;
    }
    delete headers.forwarded;
    delete headers['x-real-ip'];
  } else {
    for (const name of Object.keys(headers)) if (isForwarding(name)) delete headers[name];
  }
  if (client) headers['x-forwarded-for'] = client;
  else delete headers['x-forwarded-for'];
}

module.exports = { parseProxies, cleanHeaders };
