import 'server-only';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/writes/insert-rows';
import type { Prisma } from '@/prisma/generated/client';
import type { Mail } from '../email/send';
import type { PushMessage } from '../push/send';
import type { WebhookMessage } from '../webhook/send';
import { sealMail } from './sealed-mail';

type Item = { label: string; idempotencyKey: string; leadId?: string | undefined };

type MailItem = Item & {
  mail: Mail;
  hasSecret?: boolean;
};

export async function enqueueMails(tx: Tx, mails: readonly MailItem[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ mail, hasSecret = false, ...item }) => {
    const payload: Prisma.InputJsonObject = hasSecret ? sealMail(mail) : mail;
    return { kind: 'mail' as const, payload, ...item };
  });
  await insertRows(tx, 'outboxItem', rows, { skipKnown: true });
}

export const enqueueMail = (tx: Tx, mail: Mail, item: Omit<MailItem, 'mail'>): Promise<void> =>
  enqueueMails(tx, [{ mail, ...item }]);

export async function enqueueWebhooks(
  tx: Tx,
  messages: readonly (Item & { message: WebhookMessage })[],
): Promise<void> {
  const endpoints = await tx.webhookEndpoint.findMany({ where: { isActive: true }, select: { id: true } });
  if (endpoints.length === 0 || messages.length === 0) return;
  const rows = messages.flatMap(({ message, idempotencyKey, ...item }) =>
    endpoints.map(({ id }) => ({
      kind: 'webhook' as const,
      payload: message as unknown as Prisma.InputJsonObject,
      endpointId: id,
      idempotencyKey: `${idempotencyKey}-${id}`,
      ...item,
    })),
  );
  await insertRows(tx, 'outboxItem', rows, { skipKnown: true });
}

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
  const rows = subscriptionIds.map((id) => ({
    kind: 'push' as const,
    payload: message,
    label,
    alarmEnquiryId: enquiryId,
    pushSubscriptionId: id,
    idempotencyKey: `${idempotencyKey}-${id}`,
  }));
  await insertRows(tx, 'outboxItem', rows, { skipKnown: true });
}
