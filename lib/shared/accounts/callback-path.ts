/**
 * Where a log-in leads: the asked-for path when it is one of our own site, else the fallback (AUTH-3).
 * A browser reads "//" and "/\" at the start as another site, and drops control characters before it reads.
 */
export function toCallbackPath(asked: string | null | undefined, fallback = '/admin'): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || /\p{C}/u.test(asked)) return fallback;
  return asked;
}
