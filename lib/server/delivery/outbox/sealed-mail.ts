import 'server-only';
import { authSecret } from '@/lib/server/secrets/auth-secret';
import { deriveKey, openBytes, sealBytes } from '@/lib/server/secrets/box';
import { DeliveryError } from '../delivery-error';
import type { Mail } from '../email/send';

const key = () => deriveKey(authSecret(), 'sealed mail');

/** Sealed, so that readers of the database or a backup do not learn the secret inside. */
export function sealMail(mail: Mail): { sealed: string } {
  return { sealed: sealBytes(key(), Buffer.from(JSON.stringify(mail))).toString('base64') };
}

/** @throws DeliveryError when another secret sealed it. */
export function openMail(payload: Mail | { sealed: string }): Mail {
  if (!('sealed' in payload)) return payload;
  try {
    // The tag proves that sealMail wrote it.
    return JSON.parse(openBytes(key(), Buffer.from(payload.sealed, 'base64')).toString('utf8')) as Mail;
  } catch {
    throw new DeliveryError('encrypted with another secret', { isPermanentError: true });
  }
}
