import { listRedirectKeys, toRedirectTarget } from '../../lib/shared/redirect-key.ts';
import type { AddressPairs } from './address-file.ts';
import { KnownAddresses } from './known-addresses.ts';

export type Redirects = ReturnType<typeof makeRedirects>;

/** Where addresses lead that have no page: all of them, read once more after an edit. */
export function makeRedirects(list: () => Promise<AddressPairs>, isInStep: () => boolean) {
  const known = new KnownAddresses({ tag: 'redirects', list, isInStep });

  /** Null for nowhere; undefined where that has to be asked for. */
  function findAtOnce(url: string): string | null | undefined {
    for (const from of listRedirectKeys(url)) {
      const to = known.find(from);
      if (to === undefined) return undefined;
      if (to !== null) return toRedirectTarget({ from, to }, url);
    }
    return null;
  }

  /** Null for nowhere, also while it cannot be read. */
  async function find(url: string): Promise<string | null> {
    const atOnce = findAtOnce(url);
    if (atOnce !== undefined) return atOnce;
    for (const from of listRedirectKeys(url)) {
      const to = await known.ask(from).catch(() => null);
      if (to !== null) return toRedirectTarget({ from, to }, url);
    }
    return null;
  }

  return { findAtOnce, find };
}
