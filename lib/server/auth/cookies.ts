import 'server-only';
import { env } from '../env';

export const isSecure = env.SITE_URL.startsWith('https:');

/** Over https a browser takes a name with this prefix from this very host alone, and not from a neighbouring one. */
const ownHost = isSecure ? '__Host-' : '';

export const sessionCookie = `${ownHost}next-auth.session-token`;

export const sessionCookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;

/** Under which a session may have come, in an earlier release too; for taking it away. */
export const sessionCookies = [
  'next-auth.session-token',
  '__Secure-next-auth.session-token',
  '__Host-next-auth.session-token',
];
