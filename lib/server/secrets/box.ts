import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

export const makeKey = (): Buffer => randomBytes(keyBytes);

const derived = new Map<string, Buffer>();

export function deriveKey(secret: string, label: string): Buffer {
  const name = JSON.stringify([secret, label]);
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', label, keyBytes));
  derived.set(name, key);
  return key;
}

export function sealBytes(key: Buffer, bytes: Buffer, boundTo = ''): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws Error for another key or binding, or altered bytes. */
export function openBytes(key: Buffer, sealed: Buffer, boundTo = ''): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}
