import 'server-only';
import { env } from '../env';

export const isSecure = env.SITE_URL.startsWith('https:');

/** Over https a browser takes a name with this prefix from this very host alone, and not from a neighbouring one; it asks for the path of the whole site. */
const toOwnHost = (name: string): string => (isSecure ? `__Host-${name}` : name);

export const sessionCookie = toOwnHost('next-auth.session-token');
export const callbackCookie = toOwnHost('next-auth.callback-url');
export const knownDeviceCookie = toOwnHost('known-device');
export const secondStepCookie = toOwnHost('second-step');
export const setupTypedCookie = toOwnHost('setup-typed');

const ofOwnHost = { httpOnly: true, path: '/', secure: isSecure } as const;

export const laxCookie = { ...ofOwnHost, sameSite: 'lax' } as const;
export const strictCookie = { ...ofOwnHost, sameSite: 'strict' } as const;

/** Under which a session may have come, in an earlier release too; for taking it away. */
export const sessionCookies = [
  'next-auth.session-token',
  '__Secure-next-auth.session-token',
  '__Host-next-auth.session-token',
];
