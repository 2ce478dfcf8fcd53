import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What may have a kept answer: its key, and all that its drawing is told of the request. */
export type Target = {
  key: string;
  /** What is drawn: the path, with what of the query changes the answer. */
  address: string;
  headers: IncomingHttpHeaders;
  /** Somebody is signed in: nothing that is kept is sent, and nothing of it is kept. */
  isSignedIn: boolean;
};

/** By these Next chooses between a page, its payload and a part of that. */
const choosing = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
/** What asks for more than the page as everybody gets it. */
const ownHeaders = ['next-action', 'x-prerender-revalidate'] as const;
/** A preview, or Next's own test of a navigation. */
const ownCookie = /__prerender_bypass|__next_preview_data|next-instant-navigation/;
const sessionCookie = /session-token/;
const maxKeyLength = 1024;

const asksForMore = ({ headers }: IncomingMessage) =>
  ownHeaders.some((name) => headers[name] !== undefined) ||
  (headers.cookie !== undefined && ownCookie.test(headers.cookie));
const hasSession = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || (headers.cookie !== undefined && sessionCookie.test(headers.cookie));

const hostnameOf = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

export type Site = {
  /** The name that the site is known by: under another one its pages tell search engines to keep away. */
  hostname: string;
  /** What of an address is prerendered for everybody alike; null for none. */
  findPrerendered(path: string, query: string): string | null;
};

/** Null where the answer is drawn for each request. */
export function findTarget(request: IncomingMessage, site: Site): Target | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const address = site.findPrerendered(path, query);
  if (address === null || asksForMore(request)) return null;
  const host = hostnameOf(request.headers.host) === site.hostname ? site.hostname : 'unknown.invalid';
  const headers: IncomingHttpHeaders = { host };
  let key = `${host} ${address}`;
  for (const name of choosing) {
    const value = request.headers[name];
    if (value === undefined) continue;
    headers[name] = value;
    key += ` ${name}=${value}`;
  }
  if (key.length > maxKeyLength) return null;
  return { key, address, headers, isSignedIn: hasSession(request) };
}
