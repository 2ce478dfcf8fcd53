import 'server-only';
import { createHmac } from 'node:crypto';

/** `v1=` and the HMAC-SHA256, in hex, of id, timestamp (seconds) and body with dots between. */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex')}`;
}
