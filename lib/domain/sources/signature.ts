import 'server-only';
import { createHmac } from 'node:crypto';
import { isSameText } from '@/lib/server/auth/same-text';

/** `X-Hub-Signature-256` signs the bytes as they came. */
export const signBytes = (key: string, bytes: Uint8Array): string =>
  `sha256=${createHmac('sha256', key).update(bytes).digest('hex')}`;

/** Constant time. False without a key. */
export const isSignedWith = (key: string, bytes: Uint8Array, signature: string): boolean =>
  isSameText(signBytes(key, bytes), signature) && key !== '';
