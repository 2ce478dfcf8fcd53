import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/next-auth/token';
import { DeliveryError } from '../delivery-error';
import type { Mail } from '../email/send';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const key = () => Buffer.from(hkdfSync('sha256', authSecret(), '', 'sealed mail', 32));

/** A mail as only this site can read it: who reads the database, or a backup of it, does not learn the secret inside. */
export function sealMail(mail: Mail): { sealed: string } {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key(), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64') };
}

/** The mail of an outbox row, sealed or not. @throws DeliveryError when it was sealed with another secret. */
export function openMail(payload: Mail | { sealed: string }): Mail {
  if (!('sealed' in payload)) return payload;
  const bytes = Buffer.from(payload.sealed, 'base64');
  const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    // Its tag shows that it is what sealMail was given.
    return JSON.parse(text.toString('utf8')) as Mail;
  } catch {
    throw new DeliveryError('sealed with another secret', { isPermanentError: true });
  }
}
