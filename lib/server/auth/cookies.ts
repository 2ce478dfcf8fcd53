import 'server-only';
import { env } from '../env';
import { toOwnHost, toSessionCookie } from './session-cookie';

export const isSecure = env.SITE_URL.startsWith('https:');

export const sessionCookie = toSessionCookie(env.SITE_URL);
export const callbackCookie = toOwnHost(env.SITE_URL, 'next-auth.callback-url');
export const knownDeviceCookie = toOwnHost(env.SITE_URL, 'known-device');
export const secondStepCookie = toOwnHost(env.SITE_URL, 'second-step');
export const setupTypedCookie = toOwnHost(env.SITE_URL, 'setup-typed');

const ofOwnHost = { httpOnly: true, path: '/', secure: isSecure } as const;

export const laxCookie = { ...ofOwnHost, sameSite: 'lax' } as const;
export const strictCookie = { ...ofOwnHost, sameSite: 'strict' } as const;

export const sessionCookies = [
  'next-auth.session-token',
  '__Secure-next-auth.session-token',
  '__Host-next-auth.session-token',
];
