import 'server-only';
import { decode, getToken } from 'next-auth/jwt';
import { authSecret } from '../../secrets/auth-secret';
import { sessionCookie } from '../cookies';
import { sessionMaxAgeSeconds } from '../session';
import { sealToken } from './seal';

export type SessionToken = { sub: string; sid: string };

/** The bearer token of a session: the same encrypted form that the cookie has (AUTH-7). */
export function encodeSessionToken(token: SessionToken): Promise<string> {
  return sealToken(token, authSecret(), sessionMaxAgeSeconds);
}

/** The session secret inside a bearer token, or null when the token is forged, expired or broken. */
export async function findSessionSecret(token: string): Promise<unknown> {
  try {
    const decoded = await decode({ token, secret: authSecret() });
    return decoded?.sid ?? null;
  } catch {
    return null;
  }
}

type AskedWith = { headers: Headers; cookies: { getAll(): { name: string; value: string }[] } };

/** The session secret that a request shows in its cookie, or without one in its `Authorization: Bearer`; null as above. */
export async function findRequestSecret(request: AskedWith): Promise<unknown> {
  // It reads nothing but these two.
  const req = request as never;
  const token = await getToken({ req, secret: authSecret(), cookieName: sessionCookie });
  return token?.sid ?? null;
}
