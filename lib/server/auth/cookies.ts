import 'server-only';
import { env } from '../env';
import { toSessionCookie } from './session-cookie';

export const isSecure = env.SITE_URL.startsWith('https:');

export const sessionCookie = toSessionCookie(env.SITE_URL);

export const sessionCookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;

/** Under which a session may have come, in an earlier release too; for taking it away. */
export const sessionCookies = [
  'next-auth.session-token',
  '__Secure-next-auth.session-token',
  '__Host-next-auth.session-token',
];
