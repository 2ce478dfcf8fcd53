import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isSearch } from '../../lib/server/front/search-limit/searches.ts';
import { readChoice } from '../../lib/server/next-internals/router-headers.ts';

export type Target = {
  key: string;
  address: string;
  headers: IncomingHttpHeaders;
};

const maxAddressLength = 1024;

const hostnameOf = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

export type Site = {
  /** Under another host name pages exclude search engines. */
  hostname: string;
  findPrerendered(path: string, query: string): string | null;
};

export function findTarget(request: IncomingMessage, site: Site): Target | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (request.headers['next-action'] !== undefined) return null;
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const address = site.findPrerendered(path, query);
  if (address === null || address.length > maxAddressLength) return null;
  // The router needs only the part that changes, half of the payload.
  if (request.headers.rsc !== undefined && isSearch(address)) return null;
  const host = hostnameOf(request.headers.host) === site.hostname ? site.hostname : 'unknown.invalid';
  const choice = readChoice(request.headers);
  const key = JSON.stringify([host, address, ...Object.entries(choice)]);
  return { key, address, headers: { host, ...choice } };
}

export const isPayload = ({ headers }: Target): boolean => headers.rsc !== undefined;

export const isSearched = ({ address }: Target): boolean => isSearch(address);

export const isFiltered = ({ address }: Target): boolean => address.includes('?');
