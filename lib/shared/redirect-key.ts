// Read by the custom server too, whose files may import nothing without an extension: this one imports nothing.

/** How an address is looked for among the redirects: without a host, capitals and a slash at its end; null where it is none. */
export function toRedirectKey(address: string): string | null {
  const url = URL.parse(address, 'http://site.invalid');
  if (!url) return null;
  return ((url.pathname.replace(/\/+$/, '') || '/') + url.search).toLowerCase();
}

export const pathOf = (key: string): string => key.split('?', 1)[0] ?? '';
