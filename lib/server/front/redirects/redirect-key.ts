// Read by the custom server too, whose files may import nothing without an extension: this one imports nothing.

/** How an address is looked for among the redirects: without a host, capitals and a slash at its end; null where it is none. */
export function toRedirectKey(address: string): string | null {
  // Two slashes begin the name of a host: what is kept under such a key would never be found.
  const url = /^[/\\]{2}/.test(address) ? null : URL.parse(address, 'http://site.invalid');
  if (!url || url.pathname.startsWith('//')) return null;
  return ((url.pathname.replace(/\/+$/, '') || '/') + url.search).toLowerCase();
}

export const pathOf = (key: string): string => key.split('?', 1)[0] ?? '';

/** The keys under which an address is looked for, the one with its query first. */
export function listRedirectKeys(address: string): string[] {
  const key = toRedirectKey(address);
  return key ? [...new Set([key, pathOf(key)])] : [];
}

/** Where a redirect leads for the address that was asked for: with its query, where the redirect is not one of that query. */
function toRedirectTarget({ from, to }: { from: string; to: string }, asked: string): string {
  const query = asked.split('?').slice(1).join('?');
  if (query === '' || from.includes('?')) return to;
  const [address = '', ...hash] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

/** Where an address leads: of the redirects under its keys, the first. Null for nowhere; undefined where one of them has to be asked for. */
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

/** Nobody may keep where it leads: it may lead elsewhere tomorrow, or nowhere. */
export const redirectStatus = 308;
export const redirectCaching = { 'cache-control': 'no-cache' };
