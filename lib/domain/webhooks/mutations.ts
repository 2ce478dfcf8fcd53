import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { type Mutated, mutate } from '@/lib/server/mutation';
import { DeliveryError } from '@/lib/server/outbox/delivery-error';
import { requireWebhookUrl } from '@/lib/server/webhook/address';
import { sendWebhook } from '@/lib/server/webhook/send';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { webhookInput } from './schema';

const entity = 'webhook';

const notFound = () => new AppError('not_found', 'There is no such endpoint.');

/** Adds an endpoint, with a secret of its own for the signatures. @throws AppError invalid. */
export async function createWebhook(
  admin: Admin,
  input: z.input<typeof webhookInput>,
): Promise<Mutated<{ _id: string }>> {
  const url = requireWebhookUrl(parseInput(webhookInput, input).url);
  return mutate(admin, async (tx) => {
    const secret = `whsec_${randomBytes(24).toString('base64url')}`;
    const { id } = await tx.webhookEndpoint.create({ data: { url: url.href, secret } });
    return {
      data: { _id: id },
      tags: [],
      audit: { action: 'create', entity, entityId: id, label: url.host },
    };
  });
}

/** Switches an endpoint on or off. @throws AppError not_found. */
export async function switchWebhook(admin: Admin, id: string, isActive: boolean): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const { count } = await tx.webhookEndpoint.updateMany({ where: { id }, data: { isActive } });
    if (count === 0) throw notFound();
    return { data: null, tags: [], audit: { action: 'update', entity, entityId: id, fields: ['isActive'] } };
  });
}

/** Removes an endpoint with its log and what was to be sent to it. @throws AppError not_found. */
export async function deleteWebhook(admin: Admin, id: string): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const { count } = await tx.webhookEndpoint.deleteMany({ where: { id } });
    if (count === 0) throw notFound();
    return { data: null, tags: [], audit: { action: 'delete', entity, entityId: id } };
  });
}

/** Sends an endpoint a test message at once. @throws AppError not_found, or invalid with what went wrong. */
export async function testWebhook(_admin: Admin, id: string): Promise<Mutated<null>> {
  const endpoint = await db.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) throw notFound();
  const message = { event: 'test', createdAt: new Date().toISOString(), data: {} };
  try {
    await sendWebhook(endpoint, message, { id: `test-${randomUUID()}` });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new AppError('invalid', `The test did not arrive: ${error.message}.`);
  }
  return { data: null, tags: [] };
}
