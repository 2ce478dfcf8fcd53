/** AUTH-3: browsers read "//" and "/\" at the start as another site, and drop control characters first. */
export function toCallbackPath(asked: string | null | undefined, fallback = '/admin'): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || /\p{C}/u.test(asked)) return fallback;
  return asked;
}
