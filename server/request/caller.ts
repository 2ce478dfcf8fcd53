import type { IncomingHttpHeaders } from 'node:http';
import { isSameText } from '../../lib/server/auth/same-text.ts';
import { toSessionCookie } from '../../lib/server/auth/session-cookie.ts';
import { findSessionToken, SessionProof } from './session-proof.ts';

/** Proved without the database. */
export type Caller = 'staff' | 'program' | 'stranger';

type Settings = { SITE_URL?: string; NEXTAUTH_SECRET?: string; CRON_SECRET?: string };

export function makeFindCaller({ SITE_URL = '', NEXTAUTH_SECRET, CRON_SECRET }: Settings) {
  const cookieName = toSessionCookie(SITE_URL);
  const proof = NEXTAUTH_SECRET ? new SessionProof(NEXTAUTH_SECRET) : null;
  const scheduler = CRON_SECRET ? `Bearer ${CRON_SECRET}` : null;
  return (headers: IncomingHttpHeaders): Caller | Promise<Caller> => {
    const { authorization } = headers;
    if (authorization === undefined && headers.cookie === undefined) return 'stranger';
    if (authorization && scheduler && isSameText(authorization, scheduler)) return 'program';
    const token = findSessionToken(headers, cookieName);
    if (token === null || proof === null) return 'stranger';
    const proved: Caller = authorization === undefined ? 'staff' : 'program';
    return proof.isProved(token).then((isProved) => (isProved ? proved : 'stranger'));
  };
}
