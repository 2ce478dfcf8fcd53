import type { AddressPairs } from './address-file.ts';
import { KnownAddresses } from './known-addresses.ts';
import { findRedirectTarget, listRedirectKeys } from './redirect-key.ts';

export type Redirects = ReturnType<typeof makeRedirects>;

export function makeRedirects(list: () => Promise<AddressPairs>, isInStep: () => boolean) {
  const known = new KnownAddresses({ tags: ['redirects'], list, isInStep });

  const findAtOnce = (url: string) => findRedirectTarget(url, (key) => known.find(key));

  async function find(url: string): Promise<string | null> {
    const atOnce = findAtOnce(url);
    if (atOnce !== undefined) return atOnce;
    const asked = new Map<string, string | null>();
    for (const key of listRedirectKeys(url)) asked.set(key, await known.ask(key).catch(() => null));
    return findRedirectTarget(url, (key) => asked.get(key) ?? null) ?? null;
  }

  return { findAtOnce, find };
}
