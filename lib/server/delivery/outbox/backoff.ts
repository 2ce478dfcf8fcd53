import { dayMs } from '@/lib/shared/time/day-ms';

const firstMs = 5_000;
// Short, so that mail goes out soon after a service is back.
const maxMs = 60_000;
const seldomAfterMs = dayMs;
const seldomMs = 15 * 60_000;
/** A later due time was written by a wrong clock. */
export const neverWaitedSeconds = 3600;
const giveUpAfterMs = 5 * dayMs;
const permanentErrorAttempts = 3;

type Failure = { attempts: number; ageMs: number; isPermanentError: boolean };

/** Milliseconds with jitter; null gives up. */
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
