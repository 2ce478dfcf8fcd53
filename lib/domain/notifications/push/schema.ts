import 'server-only';
import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { pushLimits } from '@/lib/content/push-notifications';

const base64url = /^[\w-]+={0,2}$/;
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** A message cannot be encrypted with another key. */
function isPublicKey(text: string): boolean {
  const bytes = bytesOf(text);
  if (!base64url.test(text) || bytes.length !== pushLimits.keyBytes || bytes[0] !== 4) return false;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

const isSecret = (text: string) => base64url.test(text) && bytesOf(text).length === pushLimits.secretBytes;

export const subscriptionInput = z.object({
  endpoint: z
    .string({ error: 'The endpoint is required' })
    .max(pushLimits.endpointBytes, `The endpoint has at most ${pushLimits.endpointBytes} characters`),
  keys: z.object({
    p256dh: z
      .string({ error: 'The key is required' })
      .refine(isPublicKey, 'The key must be a point of P-256, 65 bytes as base64url'),
    auth: z
      .string({ error: 'The secret is required' })
      .refine(isSecret, 'The secret must have 16 bytes as base64url'),
  }),
});

export type SubscriptionInput = z.input<typeof subscriptionInput>;
