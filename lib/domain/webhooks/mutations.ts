import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { DeliveryError } from '@/lib/server/delivery/delivery-error';
import { requireWebhookUrl } from '@/lib/server/delivery/webhook/address';
import { sendWebhook } from '@/lib/server/delivery/webhook/send';
import { toWebhookSecret } from '@/lib/server/delivery/webhook/signature';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { sealSecret } from '@/lib/server/secrets/seal';
import { AppError } from '@/lib/shared/errors';
import { reasonOfFailure } from '@/lib/shared/mail/delivery-reason';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { webhookInput, webhookSwitch } from './schema';

const entity = 'webhook';

const missing = 'There is no such endpoint.';
const notFound = () => new AppError('not_found', missing);

/** Locks the row. @throws AppError not_found. */
async function requireHost(tx: Tx, id: string): Promise<string> {
  requireId(id, missing);
  await tx.$queryRaw`select id from webhook_endpoint where id = ${id} for update`;
  const row = await tx.webhookEndpoint.findUnique({ where: { id }, select: { url: true } });
  if (!row) throw notFound();
  return new URL(row.url).host;
}

/** @throws AppError invalid. */
export async function createWebhook(admin: Admin, input: unknown): Promise<Mutated<{ _id: string }>> {
  requireRecentPassword(admin);
  const url = requireWebhookUrl(parseInput(webhookInput, input).url);
  return mutate(admin, async (tx) => {
    const secret = sealSecret('webhook', toWebhookSecret(randomBytes(24)));
    const { id } = await tx.webhookEndpoint.create({ data: { url: url.href, secret } });
    return {
      data: { _id: id },
      tags: [],
      audit: { action: 'create', entity, entityId: id, label: url.host },
    };
  });
}

/** @throws AppError not_found. */
export async function switchWebhook(admin: Admin, id: string, input: unknown): Promise<Mutated<null>> {
  const { isActive } = parseInput(webhookSwitch, input);
  return mutate(admin, async (tx) => {
    const label = await requireHost(tx, id);
    await tx.webhookEndpoint.update({ where: { id }, data: { isActive } });
    const audit = { action: 'update' as const, entity, entityId: id, label, fields: ['isActive'] };
    return { data: null, tags: [], audit };
  });
}

/** @throws AppError not_found. */
export async function deleteWebhook(admin: Admin, id: string): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const label = await requireHost(tx, id);
    await tx.webhookEndpoint.delete({ where: { id } });
    return { data: null, tags: [], audit: { action: 'delete', entity, entityId: id, label } };
  });
}

/** @throws AppError not_found, or invalid with the error. */
export async function testWebhook(_admin: Admin, id: string): Promise<Mutated<null>> {
  const endpoint = await db.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) throw notFound();
  const message = { event: 'test', createdAt: new Date().toISOString(), data: {} };
  try {
    await sendWebhook(endpoint, message, { id: `test-${randomUUID()}` });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new AppError(
      'invalid',
      `The test was not delivered: ${reasonOfFailure('webhook', error.message)}.`,
    );
  }
  return { data: null, tags: [] };
}
