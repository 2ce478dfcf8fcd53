// The custom server imports this file, so it imports nothing.

export function toRedirectKey(address: string): string | null {
  // Two slashes begin a host name, so such a key would never match.
  const url = /^[/\\]{2}/.test(address) ? null : URL.parse(address, 'http://site.invalid');
  if (!url || url.pathname.startsWith('//')) return null;
  return ((url.pathname.replace(/\/+$/, '') || '/') + url.search).toLowerCase();
}

export const pathOf = (key: string): string => key.split('?', 1)[0] ?? '';

/** The key with the query comes first. */
export function listRedirectKeys(address: string): string[] {
  const key = toRedirectKey(address);
  return key ? [...new Set([key, pathOf(key)])] : [];
}

function toRedirectTarget({ from, to }: { from: string; to: string }, asked: string): string {
  const query = asked.split('?').slice(1).join('?');
  if (query === '' || from.includes('?')) return to;
  const [address = '', ...hash] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

/** Null for nowhere; undefined when one of them needs a query. */
export function findRedirectTarget(
  address: string,
  find: (key: string) => string | null | undefined,
): string | null | undefined {
  for (const from of listRedirectKeys(address)) {
    const to = find(from);
    if (to === undefined) return undefined;
    if (to !== null) return toRedirectTarget({ from, to }, address);
  }
  return null;
}

/** Not cached: the target may change. */
export const redirectStatus = 308;
export const redirectCaching = { 'cache-control': 'no-cache' };
