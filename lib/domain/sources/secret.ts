import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSameText } from '@/lib/server/auth/same-text';
import { findSecret, sealSecret } from '@/lib/server/secrets/seal';

const secretBytes = 32;

export const makeSealedSecret = (): string =>
  sealSecret('source', randomBytes(secretBytes).toString('base64url'));

export const sealTyped = (text: string): string => (text === '' ? '' : sealSecret('source', text));

/** '' when its key is gone; the source then needs a new secret. */
export const openSourceSecret = (stored: string): string => findSecret('source', stored);

export function isSecretOf(stored: string, given: string): boolean {
  const secret = openSourceSecret(stored);
  return isSameText(secret, given) && secret !== '';
}
