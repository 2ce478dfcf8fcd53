import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}
