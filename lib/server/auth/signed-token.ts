import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '../secrets/auth-secret';
import { isSameText } from './same-text';

const sign = (purpose: string, text: string) =>
  createHmac('sha256', authSecret()).update(`${purpose}:${text}`).digest('base64url');

/** A text that only we can have made, for one purpose. It is readable: put no personal data in. */
export const makeToken = (purpose: string, text: string): string => `${text}.${sign(purpose, text)}`;

/** The text inside a token of that purpose, or null when it is forged. */
export function readToken(purpose: string, token: string): string | null {
  const at = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(at, 0));
  return at > 0 && isSameText(token.slice(at + 1), sign(purpose, text)) ? text : null;
}
