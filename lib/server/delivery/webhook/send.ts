import 'server-only';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { db } from '@/lib/server/db';
import { openSecret } from '@/lib/server/secrets/seal';
import { DeliveryError, reasonOf } from '../delivery-error';
import { type PublicAddress, requireWebhookUrl, resolvePublicAddress } from './address';
import { signWebhook } from './signature';

export type WebhookMessage = { event: string; createdAt: string; data: object };

/** `secret` as it is stored. */
type Endpoint = { id: string; url: string; secret: string };
type Attempt = { id: string; outboxId?: string };

const timeoutMs = 10_000;

function post(
  url: URL,
  to: PublicAddress,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [to]) : done(null, to.address, to.family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      { method: 'POST', headers, lookup, signal },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** What cannot be aborted, as a look-up of a name, is at least not waited for. */
const beforeAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);

async function call({ url: text, secret }: Endpoint, message: WebhookMessage, id: string): Promise<number> {
  const url = requireWebhookUrl(text);
  const signal = AbortSignal.timeout(timeoutMs);
  const to = await beforeAbort(resolvePublicAddress(url.hostname), signal);
  const body = JSON.stringify({ id, ...message });
  return post(
    url,
    to,
    {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...signWebhook(openSecret('webhook', secret), id, body),
    },
    body,
    signal,
  );
}

/** Posts a signed message and logs the attempt. @throws DeliveryError unless the answer is 2xx. */
export async function sendWebhook(endpoint: Endpoint, message: WebhookMessage, { id, outboxId }: Attempt) {
  const started = Date.now();
  let status: number | null = null;
  let failure: DeliveryError | null = null;
  try {
    status = await call(endpoint, message, id);
    if (status < 200 || status > 299) failure = new DeliveryError(`answered ${status}`);
  } catch (error) {
    failure = error instanceof DeliveryError ? error : new DeliveryError(reasonOf(error));
  }
  await db.webhookDelivery.create({
    data: {
      endpointId: endpoint.id,
      outboxId: outboxId ?? null,
      event: message.event,
      status,
      error: failure?.message.slice(0, 200) ?? '',
      durationMs: Date.now() - started,
    },
  });
  if (failure) throw failure;
}
