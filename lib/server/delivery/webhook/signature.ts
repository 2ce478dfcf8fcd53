import 'server-only';
import { Webhook } from 'standardwebhooks';

const prefix = 'whsec_';

export const toWebhookSecret = (bytes: Buffer): string => `${prefix}${bytes.toString('base64')}`;

export function signWebhook(secret: string, id: string, body: string, now = new Date()) {
  // Older secrets are base64url. Node reads both forms, the library only one.
  const key = Buffer.from(secret.replace(prefix, ''), 'base64');
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': new Webhook(key, { format: 'raw' }).sign(id, now, body),
  };
}
