import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { knownDeviceCookie, laxCookie } from './cookies';
import { makeToken, readToken } from './signed-token';

const maxAgeSeconds = 365 * 24 * 3600;
/** People who share a browser. */
const maxAccounts = 5;
const between = '~';

// The account is part of what is signed, and stands nowhere: the cookie names nobody.
const purposeOf = (email: string) => `known-device:${email}`;

function readTokens(requestHeaders: Headers): string[] {
  const pairs = (requestHeaders.get('cookie') ?? '').split(/; ?/);
  const value = pairs
    .find((pair) => pair.startsWith(`${knownDeviceCookie}=`))
    ?.slice(knownDeviceCookie.length + 1);
  return value?.split(between).slice(0, maxAccounts) ?? [];
}

/** The name of a browser in which this account has logged in before; null in any other. */
export function findKnownDevice(requestHeaders: Headers, email: string): string | null {
  for (const token of readTokens(requestHeaders)) {
    const device = readToken(purposeOf(email), token);
    if (device !== null) return device;
  }
  return null;
}

/** The value of the cookie that makes this browser known for the account, and for those that it was known for. */
export function introduceDevice(requestHeaders: Headers, email: string): string {
  const token = makeToken(purposeOf(email), randomBytes(16).toString('base64url'));
  return [token, ...readTokens(requestHeaders)].slice(0, maxAccounts).join(between);
}

/** In a route handler or a server action. */
export async function keepDevice(value: string): Promise<void> {
  (await cookies()).set(knownDeviceCookie, value, { ...laxCookie, maxAge: maxAgeSeconds });
}
