import { Secret, TOTP } from 'otpauth';

export const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** What an app shows; `away` counts in steps of 30 seconds from now. */
export const codeOf = (key = seed, away = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + away * 30_000 });
