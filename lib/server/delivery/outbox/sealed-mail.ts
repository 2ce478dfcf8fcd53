import 'server-only';
import { authSecret } from '@/lib/server/secrets/auth-secret';
import { deriveKey, openBytes, sealBytes } from '@/lib/server/secrets/box';
import { DeliveryError } from '../delivery-error';
import type { Mail } from '../email/send';

const key = () => deriveKey(authSecret(), 'sealed mail');

/** A mail as only this site can read it: who reads the database, or a backup of it, does not learn the secret inside. */
export function sealMail(mail: Mail): { sealed: string } {
  return { sealed: sealBytes(key(), Buffer.from(JSON.stringify(mail))).toString('base64') };
}

/** The mail of an outbox row, sealed or not. @throws DeliveryError when it was sealed with another secret. */
export function openMail(payload: Mail | { sealed: string }): Mail {
  if (!('sealed' in payload)) return payload;
  try {
    // Its tag shows that it is what sealMail was given.
    return JSON.parse(openBytes(key(), Buffer.from(payload.sealed, 'base64')).toString('utf8')) as Mail;
  } catch {
    throw new DeliveryError('sealed with another secret', { isPermanentError: true });
  }
}
