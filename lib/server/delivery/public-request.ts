import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { resolvePublicAddress } from './public-address';

type Sent = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string | Buffer };

/** A DNS look-up cannot be aborted, so the caller stops waiting for it. */
const beforeAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);

/** Uses the checked address and follows no redirect. @throws DeliveryError for a private host. */
export async function requestPublicHost(
  url: URL,
  { method, headers, body }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const to = await beforeAbort(resolvePublicAddress(url.hostname), signal);
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [to]) : done(null, to.address, to.family);
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const request = client.request(url, { method, headers, lookup, signal }, resolve);
    request.on('error', reject);
    request.end(body);
  });
}
