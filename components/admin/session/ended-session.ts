import { limits } from '@/lib/content/limits';
import { dayMs } from '@/lib/shared/time/day-ms';

export type EndedSession = { at: number; path: string };

// Stored on the device until the next log-in, then in the tab.
const key = 'admin-ended-session';
const keptMs = limits.unsavedWorkDays * dayMs;
const nearMs = 10_000;

export function noteEndedSession(): void {
  const ended: EndedSession = { at: Date.now(), path: location.pathname + location.search };
  try {
    localStorage.setItem(key, JSON.stringify(ended));
  } catch {
    // Without storage the log-in leads to its default page.
  }
}

export function readEndedSession(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function toEndedSession(text: string | null): EndedSession | null {
  const ended = text === null ? null : (JSON.parse(text) as EndedSession);
  return ended && Date.now() - ended.at < keptMs ? ended : null;
}

export function resumeEndedSession(ended: EndedSession): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(ended));
  } catch {
    // Without storage nothing is lost.
  }
}

export const isOfEndedSession = ({ savedAt }: { savedAt: number }, { at }: EndedSession): boolean =>
  Math.abs(savedAt - at) < nearMs;

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
