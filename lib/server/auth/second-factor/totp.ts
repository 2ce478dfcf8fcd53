import 'server-only';
import { Secret, TOTP } from 'otpauth';
import { site } from '@/lib/content/site';

const periodSeconds = 30;
const seedBytes = 20;

export const makeSeed = (): string => new Secret({ size: seedBytes }).base32;

const totpOf = (seed: string, label = '') =>
  new TOTP({ issuer: site.name, label, secret: Secret.fromBase32(seed), period: periodSeconds });

/** What the QR code says to the app. */
export const toKeyUri = (seed: string, email: string): string => totpOf(seed, email).toString();

/** The 30 seconds that a code is of, counted since 1970: these, the ones before or the ones after; null for none of them. */
export function findCodeStep(seed: string, code: string, now = Date.now()): number | null {
  const offset = totpOf(seed).validate({ token: code, timestamp: now, window: 1 });
  return offset === null ? null : Math.floor(now / 1000 / periodSeconds) + offset;
}
