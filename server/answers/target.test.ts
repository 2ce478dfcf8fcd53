import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { cleanRouterHeaders } from '../../lib/server/next-internals/router-headers.ts';
import { findTarget } from './target.ts';

const site = {
  hostname: 'homes.example',
  findPrerendered: (path: string, query: string) =>
    path === '/faqs' ? path : path === '/projects' ? `${path}?${query}` : null,
};

const segments = new Set(['/_tree', '/_full']);

function find(url: string, given: Record<string, string> = {}, method = 'GET', other = {}) {
  const headers = { host: 'homes.example', ...given };
  cleanRouterHeaders(headers, segments);
  return findTarget({ url, method, headers } as unknown as IncomingMessage, { ...site, ...other });
}
const keyOf = (...request: Parameters<typeof find>) => find(...request)?.key;

describe('an answer is kept for everybody', () => {
  it('under its path, whatever an advertisement adds, and for HEAD as for GET', () => {
    const key = keyOf('/faqs');
    expect(key).toBeDefined();
    expect(keyOf('/faqs?utm_source=search&gclid=1')).toBe(key);
    expect(keyOf('/faqs', {}, 'HEAD')).toBe(key);
    expect(keyOf('/faqs', { host: 'HOMES.example:8443' })).toBe(key);
    expect(
      keyOf('/faqs', { cookie: 'splash=1', 'user-agent': 'Bingbot', 'x-forwarded-for': '1.2.3.4' }),
    ).toBe(key);
  });

  it('of a search the document alone', () => {
    expect(keyOf('/projects?q=sea')).toBeDefined();
    expect(keyOf('/projects?q=sea', { rsc: '1' })).toBeUndefined();
    expect(keyOf('/projects?status=ongoing', { rsc: '1' })).toBeDefined();
  });

  it('apart from the payloads of the router, each of which has a key of its own', () => {
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
    const keys = [
      keyOf('/faqs'),
      keyOf('/faqs', { rsc: '1' }),
      keyOf('/faqs', prefetch),
      keyOf('/faqs', { ...prefetch, 'next-router-segment-prefetch': '/_tree' }),
      keyOf('/faqs', { ...prefetch, 'next-router-segment-prefetch': '/_full' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('under as many keys as the router knows payloads, whatever a stranger makes up', () => {
    const values = Array.from({ length: 700 }, (_, index) => `x${index}`);
    const keys = values.flatMap((value) => [
      keyOf('/faqs', { rsc: value }),
      keyOf('/faqs', { rsc: `1, ${value}` }),
      keyOf('/faqs', { 'next-router-prefetch': value, 'next-router-segment-prefetch': value }),
      keyOf('/faqs', { rsc: '1', 'next-router-prefetch': value }),
      keyOf('/faqs', { rsc: '1', 'next-router-segment-prefetch': value }),
      keyOf('/faqs', {
        rsc: '1',
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': `/${value}`,
        'next-router-state-tree': value,
      }),
    ]);
    // The page, its payload, and the part that no page has.
    expect(new Set(keys).size).toBe(3);
  });

  it('under a key that no single header can put together', () => {
    const three = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    expect(keyOf('/faqs', { rsc: '1 next-router-prefetch=1 next-router-segment-prefetch=/_tree' })).toBe(
      keyOf('/faqs'),
    );
    expect(keyOf('/faqs', three)).not.toBe(keyOf('/faqs'));
  });

  it('apart from those under another name, which tell search engines to keep away', () => {
    const others = ['203.0.113.9', 'a.example', 'homes.example.evil.example'].map((host) =>
      keyOf('/faqs', { host }),
    );
    expect(new Set(others).size).toBe(1);
    expect(others[0]).not.toBe(keyOf('/faqs'));
  });

  it.each([
    ['a preview', '__prerender_bypass=x; a=1; __next_preview_data=x'],
    ['a test of a navigation', 'next-instant-navigation-testing=x; a=1'],
  ])('also for whoever makes up the cookie of %s, which the site has not', (_what, cookie) => {
    const headers = { cookie };
    cleanRouterHeaders(headers, segments);
    expect(headers).toEqual({ cookie: 'a=1' });
    expect(keyOf('/faqs', { cookie })).toBe(keyOf('/faqs'));
  });

  it('but not for an action, which Next answers', () => {
    expect(find('/faqs', { 'next-action': 'x' })).toBeNull();
  });

  it('but not for another method, nor where the page is drawn for each request', () => {
    expect(find('/faqs', {}, 'POST')).toBeNull();
    expect(find('/admin')).toBeNull();
  });

  it('but not under an address without end', () => {
    expect(find('/faqs', {}, 'GET', { findPrerendered: () => `/${'x'.repeat(2000)}` })).toBeNull();
  });
});

it('nothing of a visitor reaches what is drawn for everybody', () => {
  const { headers } =
    find('/faqs?gclid=1', { cookie: 'splash=1', 'x-forwarded-for': '1.2.3.4', rsc: '1' }) ?? {};
  expect(headers).toEqual({ host: 'homes.example', rsc: '1' });
});
