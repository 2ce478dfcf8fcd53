import 'server-only';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const seedBytes = 20;

export const makeSeed = (): string => new Secret({ size: seedBytes }).base32;

const totpOf = (seed: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(seed), period: periodSeconds });

/** What the QR code says to the app; `issuer` is the name of the builder. */
export const toKeyUri = (seed: string, email: string, issuer: string): string =>
  totpOf(seed, { issuer, label: email }).toString();

/** The 30 seconds that a code is of, counted since 1970: these, the ones before or the ones after; null for none of them. */
export function findCodeStep(seed: string, code: string, now = Date.now()): number | null {
  const offset = totpOf(seed).validate({ token: code, timestamp: now, window: 1 });
  return offset === null ? null : Math.floor(now / 1000 / periodSeconds) + offset;
}
