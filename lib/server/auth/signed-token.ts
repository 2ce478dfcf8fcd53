import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '../secrets/auth-secret';
import { isSameText } from './same-text';

const sign = (purpose: string, text: string) =>
  createHmac('sha256', authSecret()).update(`${purpose}:${text}`).digest('base64url');

/** The token is readable: it must hold no personal data. */
export const makeToken = (purpose: string, text: string): string => `${text}.${sign(purpose, text)}`;

export function readToken(purpose: string, token: string): string | null {
  const at = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(at, 0));
  return at > 0 && isSameText(token.slice(at + 1), sign(purpose, text)) ? text : null;
}
