import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isSearch } from '../../../lib/server/front/search-limit/searches.ts';
import { readChoice } from '../../../lib/server/next-internals/router-headers.ts';

/** What may have a kept answer: its key, and all that its drawing is told of the request. */
export type Target = {
  key: string;
  /** What is drawn: the path, with what of the query changes the answer. */
  address: string;
  headers: IncomingHttpHeaders;
};

const maxAddressLength = 1024;

const hostnameOf = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

export type Site = {
  /** The name that the site is known by: under another one its pages tell search engines to keep away. */
  hostname: string;
  /** What of an address is prerendered for everybody alike; null for none. */
  findPrerendered(path: string, query: string): string | null;
};

/** Null where the answer is drawn for each request. Of the headers of the router the known values are left (`cleanRouterHeaders`). */
export function findTarget(request: IncomingMessage, site: Site): Target | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (request.headers['next-action'] !== undefined) return null;
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const address = site.findPrerendered(path, query);
  if (address === null || address.length > maxAddressLength) return null;
  // Of a list that the router has on its screen it takes the part that changes, which is half of the payload.
  if (request.headers.rsc !== undefined && isSearch(address)) return null;
  const host = hostnameOf(request.headers.host) === site.hostname ? site.hostname : 'unknown.invalid';
  const choice = readChoice(request.headers);
  const key = JSON.stringify([host, address, ...Object.entries(choice)]);
  return { key, address, headers: { host, ...choice } };
}

/** The router asks for it, and can ask for the document in its place. */
export const isPayload = ({ headers }: Target): boolean => headers.rsc !== undefined;

/** It is drawn of words that somebody typed. */
export const isSearched = ({ address }: Target): boolean => isSearch(address);

/** What a query adds is made up by whoever asks. */
export const isFiltered = ({ address }: Target): boolean => address.includes('?');
