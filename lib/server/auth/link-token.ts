import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** What is kept of the secret in a link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret of 256 random bits for a link, with what is kept of it. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}
