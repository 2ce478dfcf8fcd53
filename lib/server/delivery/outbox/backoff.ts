import { dayMs } from '@/lib/shared/time/day-ms';

const firstMs = 5_000;
// While a service is down: all is delivered soon after it is back.
const maxMs = 60_000;
const seldomAfterMs = dayMs;
const seldomMs = 15 * 60_000;
/** No wait comes near it: what is due later was written by a clock that was wrong. */
export const neverWaitedSeconds = 3600;
const giveUpAfterMs = 5 * dayMs;
const permanentErrorAttempts = 3;

type Failure = { attempts: number; ageMs: number; isPermanentError: boolean };

/** Milliseconds until the next attempt, with jitter; null when it is given up. */
export function nextDelayMs(
  { attempts, ageMs, isPermanentError }: Failure,
  random = Math.random(),
): number | null {
  if (isPermanentError && attempts >= permanentErrorAttempts) return null;
  if (ageMs > giveUpAfterMs) return null;
  const cap = ageMs > seldomAfterMs ? seldomMs : maxMs;
  const full = Math.min(firstMs * 2 ** Math.min(attempts - 1, 10), cap);
  return Math.round(full * (0.5 + random / 2));
}
