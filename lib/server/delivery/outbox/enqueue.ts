import 'server-only';
import type { Tx } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import type { Mail } from '../email/send';
import type { WebhookMessage } from '../webhook/send';
import { sealMail } from './sealed-mail';

type Item = { label: string; idempotencyKey: string; leadId?: string | undefined };

/**
 * Puts a mail into the outbox, in the transaction of what it tells of. A key that is there already is left alone.
 * One that carries a secret is kept sealed.
 */
export async function enqueueMail(
  tx: Tx,
  mail: Mail,
  { hasSecret = false, ...item }: Item & { hasSecret?: boolean },
): Promise<void> {
  const payload: Prisma.InputJsonObject = hasSecret ? sealMail(mail) : mail;
  await tx.outboxItem.createMany({ data: { kind: 'mail', payload, ...item }, skipDuplicates: true });
}

/** Puts a message for each active endpoint into the outbox. The key is followed by the endpoint's id. */
export async function enqueueWebhooks(
  tx: Tx,
  message: WebhookMessage,
  { idempotencyKey, ...item }: Item,
): Promise<void> {
  const endpoints = await tx.webhookEndpoint.findMany({ where: { isActive: true }, select: { id: true } });
  if (endpoints.length === 0) return;
  await tx.outboxItem.createMany({
    data: endpoints.map(({ id }) => ({
      kind: 'webhook',
      // Messages are made of plain values.
      payload: message as unknown as Prisma.InputJsonObject,
      endpointId: id,
      idempotencyKey: `${idempotencyKey}-${id}`,
      ...item,
    })),
    skipDuplicates: true,
  });
}
