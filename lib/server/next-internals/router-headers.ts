import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

const choosing = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
const ofPayload = ['next-router-state-tree', 'next-url'];
const unused = ['next-hmr-refresh', 'x-prerender-revalidate', 'x-prerender-revalidate-if-generated'];
const unusedCookie = /^(?:__prerender_bypass|__next_preview_data|next-instant-navigation[\w-]*)=/;
const anyUnusedCookie = /__prerender_bypass|__next_preview_data|next-instant-navigation/;

const prefetches = new Set(['1', '2', '3']);
const noSegment = '/_none';

const suffix = '.segment.rsc';

export function listSegments(distDir: string): Set<string> {
  const folder = path.join(distDir, 'server', 'app');
  if (!fs.existsSync(folder)) return new Set();
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    names
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.split(path.sep).join('/'))
      .map((name) => name.slice(name.indexOf('.segments/') + '.segments'.length, -suffix.length)),
  );
}

function dropCookies(headers: IncomingHttpHeaders): void {
  const { cookie } = headers;
  if (cookie === undefined || !anyUnusedCookie.test(cookie)) return;
  const left = cookie.split(/;\s*/).filter((one) => !unusedCookie.test(one));
  if (left.length > 0) headers.cookie = left.join('; ');
  else delete headers.cookie;
}

/** Each unknown value would be rendered and cached as another response. */
export function cleanRouterHeaders(headers: IncomingHttpHeaders, segments: ReadonlySet<string>): void {
  dropCookies(headers);
  for (const name of unused) delete headers[name];
  if (headers.rsc !== '1') {
    for (const name of [...choosing, ...ofPayload]) delete headers[name];
    return;
  }
  const prefetch = headers['next-router-prefetch'];
  if (prefetch === undefined || !prefetches.has(String(prefetch))) delete headers['next-router-prefetch'];
  const segment = headers['next-router-segment-prefetch'];
  if (segment === undefined) return;
  if (prefetch !== '1') delete headers['next-router-segment-prefetch'];
  else if (!segments.has(String(segment))) headers['next-router-segment-prefetch'] = noSegment;
}

export function readChoice(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const choice: IncomingHttpHeaders = {};
  for (const name of choosing) if (headers[name] !== undefined) choice[name] = headers[name];
  return choice;
}
