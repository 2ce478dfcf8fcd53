import { limits } from '@/lib/content/limits';
import { dayMs } from '@/lib/shared/time/day-ms';

export type EndedSession = { at: number; path: string };

// Kept on this device alone until the next log-in, and from then on in its tab.
const key = 'admin-ended-session';
const keptMs = limits.unsavedWorkDays * dayMs;
/** What was put aside because of it bears about the same time. */
const nearMs = 10_000;

export function noteEndedSession(): void {
  const ended: EndedSession = { at: Date.now(), path: location.pathname + location.search };
  try {
    localStorage.setItem(key, JSON.stringify(ended));
  } catch {
    // Without a store the log-in leads where it always does.
  }
}

/** The text that was noted, for a store that is read while the page is drawn. */
export function readEndedSession(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function toEndedSession(text: string | null): EndedSession | null {
  // Written above.
  const ended = text === null ? null : (JSON.parse(text) as EndedSession);
  return ended && Date.now() - ended.at < keptMs ? ended : null;
}

/** After the log-in: this tab goes on where the session ended. */
export function resumeEndedSession(ended: EndedSession): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(ended));
  } catch {
    // As above.
  }
}

export const isOfEndedSession = ({ savedAt }: { savedAt: number }, { at }: EndedSession): boolean =>
  Math.abs(savedAt - at) < nearMs;

/** Whether this is the work that the session broke off on this page; true once. */
export function takeResumed(work: { savedAt: number }): boolean {
  try {
    const ended = toEndedSession(sessionStorage.getItem(key));
    if (ended?.path !== location.pathname + location.search || !isOfEndedSession(work, ended)) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
