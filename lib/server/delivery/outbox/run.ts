import 'server-only';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import type { OutboxItem } from '@/prisma/generated/client';
import { DeliveryError, reasonOf } from '../delivery-error';
import { type Mail, sendMail } from '../email/send';
import { listMissingMailParts } from '../email/setup';
import { type PushMessage, sendPush } from '../push/send';
import { sendWebhook, type WebhookMessage } from '../webhook/send';
import { neverWaitedSeconds, nextDelayMs } from './backoff';
import { warnOfMissingMailParts } from './missing-parts';
import { openMail } from './sealed-mail';

// A longer attempt was killed with its process; the retry uses the same key.
const leaseSeconds = 60;
const atOnce = 8;
const inOneMessage = 100;
const budgetMs = 45_000;
// After this many failures in a row the service counts as down; the rest stays due.
const failuresInARow = atOnce;

type Claimed = Pick<
  OutboxItem,
  | 'id'
  | 'kind'
  | 'payload'
  | 'idempotencyKey'
  | 'attempts'
  | 'endpointId'
  | 'pushSubscriptionId'
  | 'retryingSince'
  | 'createdAt'
>;

export type OutboxRun = { sent: number; failed: number; dead: number };

/** One queue per endpoint, so that a service that is down does not block others. */
type Queue = Pick<Claimed, 'kind' | 'endpointId' | 'pushSubscriptionId'>;

/** An array is selected once. With `in` a nested loop may select again per row and claim more than the limit. */
async function claim({ kind, endpointId, pushSubscriptionId }: Queue, count: number): Promise<Claimed[]> {
  return db.$queryRaw<Claimed[]>`
    update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where id = any(array(
      select id from outbox
      where state = 'pending'
        and (next_attempt_at <= now() or next_attempt_at > now() + make_interval(secs => ${neverWaitedSeconds}))
        and kind::text = ${kind} and endpoint_id is not distinct from ${endpointId}
        and push_subscription_id is not distinct from ${pushSubscriptionId}
      order by next_attempt_at limit ${count} for update skip locked
    ))
    returning id, kind::text as kind, payload, idempotency_key as "idempotencyKey", attempts,
      endpoint_id as "endpointId", push_subscription_id as "pushSubscriptionId", retrying_since as "retryingSince",
      created_at as "createdAt"`;
}

type Batch = readonly [Claimed, ...Claimed[]];

async function deliver(batch: Batch): Promise<void> {
  const [item] = batch;
  if (item.kind === 'mail') return sendMail(openMail(item.payload as Mail), item.idempotencyKey);
  if (item.kind === 'push')
    return sendPush(
      item.pushSubscriptionId ?? '',
      batch.map(({ payload, createdAt }) => ({ message: payload as PushMessage, createdAt })),
    );
  if (!item.endpointId) throw new DeliveryError('no endpoint', { isPermanentError: true });
  const endpoint = await db.webhookEndpoint.findUnique({ where: { id: item.endpointId } });
  if (!endpoint?.isActive)
    throw new DeliveryError('the endpoint is switched off', { isPermanentError: true });
  return sendWebhook(endpoint, item.payload as unknown as WebhookMessage, {
    id: item.idempotencyKey,
    outboxId: item.id,
  });
}

async function attempt(batch: Batch): Promise<keyof OutboxRun> {
  const [item] = batch;
  try {
    await deliver(batch);
  } catch (error) {
    const isPermanentError = error instanceof DeliveryError && error.isPermanentError;
    const ageMs = Date.now() - item.retryingSince.getTime();
    const waitMs = nextDelayMs({ attempts: item.attempts, ageMs, isPermanentError });
    const askedMs = error instanceof DeliveryError ? error.retryAfterMs : 0;
    const delayMs = waitMs === null ? null : Math.max(waitMs, askedMs);
    const reason = reasonOf(error);
    log.warn({ item: item.id, kind: item.kind, attempts: item.attempts, reason }, 'not delivered');
    await db.outboxItem.updateMany({
      // Not after the lease ended and another attempt runs.
      where: { state: 'pending', OR: batch.map(({ id, attempts }) => ({ id, attempts })) },
      data: {
        lastError: reason.slice(0, 200),
        ...(delayMs === null ? { state: 'dead' } : { nextAttemptAt: new Date(Date.now() + delayMs) }),
      },
    });
    return delayMs === null ? 'dead' : 'failed';
  }
  await db.outboxItem.updateMany({
    where: { id: { in: batch.map(({ id }) => id) } },
    data: { state: 'sent', sentAt: new Date(), payload: {}, lastError: '' },
  });
  return 'sent';
}

async function claimBatches(queue: Queue): Promise<Batch[]> {
  if (queue.kind !== 'push') return (await claim(queue, atOnce)).map((item): Batch => [item]);
  const [first, ...others] = await claim(queue, inOneMessage);
  return first ? [[first, ...others]] : [];
}

async function empty(queue: Queue): Promise<OutboxRun> {
  const run: OutboxRun = { sent: 0, failed: 0, dead: 0 };
  const deadline = Date.now() + budgetMs;
  let inARow = 0;
  while (Date.now() < deadline && inARow < failuresInARow) {
    const batches = await claimBatches(queue);
    if (batches.length === 0) break;
    const outcomes = await Promise.all(batches.map(attempt));
    for (const [index, outcome] of outcomes.entries()) {
      run[outcome] += batches[index]?.length ?? 0;
      inARow = outcome === 'failed' ? inARow + 1 : 0;
    }
  }
  return run;
}

const sum = (runs: OutboxRun[]): OutboxRun => ({
  sent: runs.reduce((total, { sent }) => total + sent, 0),
  failed: runs.reduce((total, { failed }) => total + failed, 0),
  dead: runs.reduce((total, { dead }) => total + dead, 0),
});

/** At most 45 s. Processes may run it in parallel: one of them claims each item. */
export async function sendMails(): Promise<OutboxRun> {
  const missing = await listMissingMailParts();
  await warnOfMissingMailParts(missing);
  return missing.length > 0 ? sum([]) : empty({ kind: 'mail', endpointId: null, pushSubscriptionId: null });
}

async function sendEach(kind: 'webhook' | 'push'): Promise<OutboxRun> {
  const now = Date.now();
  const due = await db.outboxItem.findMany({
    where: {
      kind,
      state: 'pending',
      OR: [
        { nextAttemptAt: { lte: new Date(now) } },
        { nextAttemptAt: { gt: new Date(now + neverWaitedSeconds * 1000) } },
      ],
    },
    distinct: ['endpointId', 'pushSubscriptionId'],
    select: { endpointId: true, pushSubscriptionId: true },
  });
  return sum(await Promise.all(due.map((to) => empty({ kind, ...to }))));
}

export const sendWebhooks = () => sendEach('webhook');
export const sendPushes = () => sendEach('push');

export async function runOutbox(): Promise<OutboxRun> {
  return sum(await Promise.all([sendMails(), sendWebhooks(), sendPushes()]));
}
