import 'server-only';
import { decode, getToken } from 'next-auth/jwt';
import { authSecret } from '../../secrets/auth-secret';
import { sessionCookie } from '../cookies';
import { sessionMaxAgeSeconds } from '../session';
import { sealToken } from './seal';

export type SessionToken = { sub: string; sid: string };

export function encodeSessionToken(token: SessionToken): Promise<string> {
  return sealToken(token, authSecret(), sessionMaxAgeSeconds);
}

export async function findSessionSecret(token: string): Promise<unknown> {
  try {
    const decoded = await decode({ token, secret: authSecret() });
    return decoded?.sid ?? null;
  } catch {
    return null;
  }
}

type AskedWith = { headers: Headers; cookies: { getAll(): { name: string; value: string }[] } };

export async function findRequestSecret(request: AskedWith): Promise<unknown> {
  const req = request as never;
  const token = await getToken({ req, secret: authSecret(), cookieName: sessionCookie });
  return token?.sid ?? null;
}
