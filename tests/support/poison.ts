import type { OutgoingHttpHeaders } from 'node:http';

export type Attack = { method: string; headers: OutgoingHttpHeaders; query?: string };

const actionId = '7f'.repeat(21);
const tree = encodeURIComponent(JSON.stringify(['', {}, null, 'refetch']));
const payload = { rsc: '1', 'next-router-state-tree': tree };

/** What Next, its hosts and old proxies say to each other in headers, said by a stranger. */
const headerSets: OutgoingHttpHeaders[] = [
  { 'next-action': 'x' },
  { 'next-action': actionId, 'content-type': 'text/plain;charset=UTF-8' },
  payload,
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/../index' },
  { ...payload, 'next-url': '/admin', 'next-hmr-refresh': '1' },
  { 'x-nextjs-data': '1', 'x-nextjs-html-request-id': 'x', 'x-nextjs-request-id': 'x' },
  { 'x-middleware-prefetch': '1', 'x-middleware-skip': '1', purpose: 'prefetch' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/faqs', 'x-middleware-redirect': 'https://evil.example/' },
  { 'x-middleware-next': '1', 'x-middleware-refresh': '1', 'x-middleware-cache': 'no-cache' },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': 'evil.example' },
  { 'x-middleware-set-cookie': 'a=b', 'x-middleware-invoke': '1' },
  { 'x-invoke-path': '/terms', 'x-invoke-query': '{}', 'x-invoke-output': '/terms' },
  { 'x-invoke-status': '500', 'x-invoke-error': '{"message":"x"}' },
  { 'x-now-route-matches': '1=none', 'x-matched-path': '/terms' },
  { 'x-nextjs-matched-path': '/terms', 'x-nextjs-rewritten-path': '/terms', 'x-nextjs-rewrite': '/terms' },
  { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' },
  { 'next-resume': '1', 'x-next-resume-state-length': '2' },
  { 'x-next-cache-tags': 'x', 'x-next-revalidated-tags': 'projects', 'x-next-revalidate-tag-token': 'x' },
  { 'x-action-forwarded': '1', 'x-action-redirect': '/terms', 'next-action': 'x' },
  { range: 'bytes=0-0' },
  { range: 'bytes=9999999-', 'if-range': '"x"' },
  { host: 'evil.example' },
  { host: 'evil.example:1"><b>' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', 'x-forwarded-port': '1' },
  {
    forwarded: 'host=evil.example;proto=http',
    'x-host': 'evil.example',
    'x-forwarded-server': 'evil.example',
  },
  { 'x-original-url': '/terms', 'x-rewrite-url': '/terms', 'x-forwarded-prefix': '/evil' },
  { 'x-http-method-override': 'POST', 'x-http-method': 'DELETE', 'x-method-override': 'PUT' },
  { accept: 'application/json', 'accept-language': 'kn', 'user-agent': 'Twitterbot/1.0' },
  { 'accept-encoding': 'br;q=0.1, compress, *;q=0' },
  { 'if-none-match': '*', 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
  { cookie: '__prerender_bypass=x; __next_preview_data=x; next-instant-navigation-testing=x' },
  { cookie: 'next-auth.session-token=x', authorization: 'Bearer x' },
  { 'x-nextjs-prerender': '1', 'x-nextjs-postponed': '1', 'x-nextjs-deployment-id': 'x' },
];

const queries = [
  '_rsc=x',
  'nxtPid=x&nxtPn=x',
  '__nextLocale=x&__nextDataReq=1&__nextFallback=1',
  'amp=1&utm_source=<b>',
];

/** One after the other, each with what it may put in the place of an answer. */
export const attacks: Attack[] = [
  ...headerSets.map((headers) => ({ method: 'GET', headers })),
  ...queries.map((query) => ({ method: 'GET', headers: {}, query })),
  ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
    [{ 'next-action': 'x' }, Object.assign({}, ...headerSets, { host: 'evil.example' })].map((headers) => ({
      method,
      headers,
    })),
  ),
];
