import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkRows } from '@/lib/domain/redirects/check';
import {
  findRedirectTarget,
  listRedirectKeys,
  pathOf,
  toRedirectKey,
} from '@/lib/server/front/redirects/redirect-key';
import { findTarget } from '@/server/answers/target';

const base = 'https://homes.example';
const old = fc.constantFrom(
  '/old',
  '/Old/',
  '/a.html',
  '/a.html?id=1',
  '/a.html?id=2',
  '/flats',
  '/flats/',
  `${base}/x`,
);
const target = fc.constantFrom(
  '/',
  '/projects',
  '/contact#form',
  '/flats',
  '/projects/casuarina',
  '/uploads/a.pdf',
  '/old',
);
const rows = fc.array(fc.record({ from: fc.oneof(old, fc.webPath()), to: target }), { maxLength: 12 });

/** Where the redirects lead that address; null for nowhere. */
const follow = (redirects: Map<string, string>, address: string) =>
  findRedirectTarget(address, (key) => redirects.get(key) ?? null);

it('redirects lead to a page in one hop, and never in a circle, in whatever order they were added', () => {
  fc.assert(
    fc.property(rows, rows, (first, second) => {
      // The page of the one was there when the first were added, and has an address that leads on now.
      const known = { base, records: new Set(['/projects/casuarina', '/flats', '/old']) };
      const redirects = new Map<string, string>();
      for (const table of [first, second]) {
        const { good } = checkRows(table, { ...known, redirects: new Map(redirects) });
        for (const { key, target: to } of good) redirects.set(key, to);
        known.records.delete('/old');
        known.records.delete('/flats');
      }
      for (const key of redirects.keys()) {
        const hop = follow(redirects, key);
        expect(hop).not.toBeNull();
        expect([key, hop, follow(redirects, hop ?? '')]).toEqual([key, hop, null]);
      }
    }),
    { numRuns: 500 },
  );
});

it('an address is found under the same key however it is written, and that key is its own', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.webUrl({ withQueryParameters: true })), (address) => {
      const key = toRedirectKey(address);
      if (key === null) return;
      expect(toRedirectKey(key)).toBe(key);
      expect(toRedirectKey(address.toUpperCase().replace(/^HTTPS?/, 'https'))).toBe(
        toRedirectKey(address.toLowerCase()),
      );
      expect(listRedirectKeys(address)).toContain(pathOf(key));
    }),
  );
});

const site = {
  hostname: 'homes.example',
  findPrerendered: (path: string, query: string) => (query ? `${path}?${query}` : path),
};
const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD'),
  url: fc.oneof(fc.webPath(), fc.constantFrom('/projects', '/projects?page=2', '/')),
  host: fc.constantFrom('homes.example', 'HOMES.example:443', 'other.example'),
  rsc: fc.constantFrom(undefined, '1'),
  prefetch: fc.constantFrom(undefined, '1', '2'),
  cookie: fc.constantFrom(undefined, 'a=1', 'b=2'),
  language: fc.constantFrom(undefined, 'kn', 'en'),
});
type Asked = typeof request extends fc.Arbitrary<infer R> ? R : never;

const targetOf = ({ method, url, host, rsc, prefetch, cookie, language }: Asked) =>
  findTarget(
    {
      method,
      url,
      headers: {
        host,
        cookie,
        'accept-language': language,
        ...(rsc && { rsc, ...(prefetch && { 'next-router-prefetch': prefetch }) }),
      },
    } as unknown as IncomingMessage,
    site,
  );

it('two requests share a kept answer where they are drawn alike, and only then', () => {
  fc.assert(
    fc.property(request, request, (one, other) => {
      const [a, b] = [targetOf(one), targetOf(other)];
      const drawnAlike =
        JSON.stringify([a?.address, a?.headers]) === JSON.stringify([b?.address, b?.headers]);
      expect(a?.key === b?.key).toBe(drawnAlike);
      expect(JSON.stringify(a)).not.toMatch(/cookie|language/);
    }),
    { numRuns: 500 },
  );
});
