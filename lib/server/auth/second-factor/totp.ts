import 'server-only';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const seedBytes = 20;

export const makeSeed = (): string => new Secret({ size: seedBytes }).base32;

const totpOf = (seed: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(seed), period: periodSeconds });

export const toKeyUri = (seed: string, email: string, issuer: string): string =>
  totpOf(seed, { issuer, label: email }).toString();

/** Steps of 30 seconds since 1970. The steps before and after match too. */
export function findCodeStep(seed: string, code: string, now = Date.now()): number | null {
  const offset = totpOf(seed).validate({ token: code, timestamp: now, window: 1 });
  return offset === null ? null : Math.floor(now / 1000 / periodSeconds) + offset;
}
