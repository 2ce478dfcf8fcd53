const firstMs = 5_000;
/** While a service is down everything is tried about once a minute, so that all is delivered soon after it is back. */
const mostMs = 60_000;
/** After a day it is tried more seldom, and after five days given up. */
const seldomAfterMs = 24 * 3_600_000;
const seldomMs = 15 * 60_000;
const giveUpAfterMs = 5 * 24 * 3_600_000;
const hopelessAttempts = 3;

type Failure = { attempts: number; ageMs: number; isPermanentError: boolean };

/** Milliseconds until the next attempt, with jitter; null when it is given up. */
export function nextDelayMs(
  { attempts, ageMs, isPermanentError }: Failure,
  random = Math.random(),
): number | null {
  if (isPermanentError && attempts >= hopelessAttempts) return null;
  if (ageMs > giveUpAfterMs) return null;
  const most = ageMs > seldomAfterMs ? seldomMs : mostMs;
  const full = Math.min(firstMs * 2 ** Math.min(attempts - 1, 10), most);
  return Math.round(full * (0.5 + random / 2));
}
