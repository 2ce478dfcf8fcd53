import { pathOf, toRedirectKey } from '../../lib/shared/redirect-key.ts';
import type { AddressPairs } from './address-file.ts';
import { KnownAddresses } from './known-addresses.ts';

/** With the query of the request, where the redirect is not one of that query. */
function withQuery(to: string, key: string, found: string, url: string): string {
  const query = url.split('?').slice(1).join('?');
  if (query === '' || key === found) return to;
  const [address = '', ...hash] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

export type Redirects = ReturnType<typeof makeRedirects>;

/** Where addresses lead that have no page: all of them, read once more after an edit. */
export function makeRedirects(list: () => Promise<AddressPairs>, isInStep: () => boolean) {
  const known = new KnownAddresses({ tag: 'redirects', list, isInStep });
  const keysOf = (url: string) => {
    const key = toRedirectKey(url);
    return key ? [...new Set([key, pathOf(key)])] : [];
  };

  /** Null for nowhere; undefined where that has to be asked for. */
  function findAtOnce(url: string): string | null | undefined {
    const keys = keysOf(url);
    for (const key of keys) {
      const to = known.find(key);
      if (to === undefined) return undefined;
      if (to !== null) return withQuery(to, keys[0] ?? '', key, url);
    }
    return null;
  }

  /** Null for nowhere, also while it cannot be read. */
  async function find(url: string): Promise<string | null> {
    const atOnce = findAtOnce(url);
    if (atOnce !== undefined) return atOnce;
    const keys = keysOf(url);
    for (const key of keys) {
      const to = await known.ask(key).catch(() => null);
      if (to !== null) return withQuery(to, keys[0] ?? '', key, url);
    }
    return null;
  }

  return { findAtOnce, find };
}
