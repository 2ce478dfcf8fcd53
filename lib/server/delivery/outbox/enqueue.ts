import 'server-only';
import type { Tx } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import type { Mail } from '../email/send';
import type { PushMessage } from '../push/send';
import type { WebhookMessage } from '../webhook/send';
import { sealMail } from './sealed-mail';

type Item = { label: string; idempotencyKey: string; leadId?: string | undefined };

/** A key that is in the outbox already changes nothing. A mail with a secret is stored encrypted. */
export async function enqueueMail(
  tx: Tx,
  mail: Mail,
  { hasSecret = false, ...item }: Item & { hasSecret?: boolean },
): Promise<void> {
  const payload: Prisma.InputJsonObject = hasSecret ? sealMail(mail) : mail;
  await tx.outboxItem.createMany({ data: { kind: 'mail', payload, ...item }, skipDuplicates: true });
}

/** One message for each active endpoint, with the endpoint's id after the key. */
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

/** The same message for each of these telephones, with the telephone's id after the key. It goes with the enquiry that it is of. */
export async function enqueuePushes(
  tx: Tx,
  message: PushMessage,
  {
    subscriptionIds,
    enquiryId,
    label,
    idempotencyKey,
  }: { subscriptionIds: readonly string[]; enquiryId: string; label: string; idempotencyKey: string },
): Promise<void> {
  await tx.outboxItem.createMany({
    data: subscriptionIds.map((id) => ({
      kind: 'push',
      payload: message,
      label,
      alarmEnquiryId: enquiryId,
      pushSubscriptionId: id,
      idempotencyKey: `${idempotencyKey}-${id}`,
    })),
    skipDuplicates: true,
  });
}
