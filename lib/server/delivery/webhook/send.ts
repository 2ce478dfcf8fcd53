import 'server-only';
import { db } from '@/lib/server/db';
import { openSecret } from '@/lib/server/secrets/seal';
import { DeliveryError, reasonOf } from '../delivery-error';
import { requestPublicHost } from '../public-request';
import { requireWebhookUrl } from './address';
import { signWebhook } from './signature';

export type WebhookMessage = { event: string; createdAt: string; data: object };

type Endpoint = { id: string; url: string; secret: string };
type Attempt = { id: string; outboxId?: string };

const timeoutMs = 10_000;

async function call({ url: text, secret }: Endpoint, message: WebhookMessage, id: string): Promise<number> {
  const url = requireWebhookUrl(text);
  const signal = AbortSignal.timeout(timeoutMs);
  const body = JSON.stringify({ id, ...message });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signWebhook(openSecret('webhook', secret), id, body),
  };
  const answer = await requestPublicHost(url, { method: 'POST', headers, body }, signal);
  answer.destroy();
  return answer.statusCode ?? 0;
}

/** @throws DeliveryError unless the response is 2xx. */
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
