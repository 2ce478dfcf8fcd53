import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

/** By these Next chooses between a page, its payload and a part of that. */
const choosing = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
/** What the router adds where it asks for a payload. */
const ofPayload = ['next-router-state-tree', 'next-url'];
/** Of Next's own tools and hosts: nothing here sends them. */
const unused = ['next-hmr-refresh', 'x-prerender-revalidate', 'x-prerender-revalidate-if-generated'];
/** Of previews and of Next's own tests of a navigation: the site has neither. */
const unusedCookie = /^(?:__prerender_bypass|__next_preview_data|next-instant-navigation[\w-]*)=/;
const anyUnusedCookie = /__prerender_bypass|__next_preview_data|next-instant-navigation/;

const prefetches = new Set(['1', '2', '3']);
/** Stands for every part that no page has. */
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

/** Leaves of what Next's router says in headers the values that it knows: each other one would be drawn and kept as an answer of its own. */
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
  // A part is asked for by a prefetch alone.
  if (prefetch !== '1') delete headers['next-router-segment-prefetch'];
  else if (!segments.has(String(segment))) headers['next-router-segment-prefetch'] = noSegment;
}

/** What is left of them to choose by. */
export function readChoice(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const choice: IncomingHttpHeaders = {};
  for (const name of choosing) if (headers[name] !== undefined) choice[name] = headers[name];
  return choice;
}
