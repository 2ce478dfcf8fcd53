import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { knownDeviceCookie, laxCookie } from './cookies';
import { makeToken, readToken } from './signed-token';

const maxAgeSeconds = 365 * 24 * 3600;
const maxAccounts = 5;
const between = '~';

// The account is part of the signature only: the cookie names nobody.
const purposeOf = (email: string) => `known-device:${email}`;

function readTokens(requestHeaders: Headers): string[] {
  const pairs = (requestHeaders.get('cookie') ?? '').split(/; ?/);
  const value = pairs
    .find((pair) => pair.startsWith(`${knownDeviceCookie}=`))
    ?.slice(knownDeviceCookie.length + 1);
  return value?.split(between).slice(0, maxAccounts) ?? [];
}

export function findKnownDevice(requestHeaders: Headers, email: string): string | null {
  for (const token of readTokens(requestHeaders)) {
    const device = readToken(purposeOf(email), token);
    if (device !== null) return device;
  }
  return null;
}

export function introduceDevice(requestHeaders: Headers, email: string): string {
  const token = makeToken(purposeOf(email), randomBytes(16).toString('base64url'));
  return [token, ...readTokens(requestHeaders)].slice(0, maxAccounts).join(between);
}

export async function keepDevice(value: string): Promise<void> {
  (await cookies()).set(knownDeviceCookie, value, { ...laxCookie, maxAge: maxAgeSeconds });
}
