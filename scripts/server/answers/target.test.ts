import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { findTarget } from './target.ts';

const site = {
  hostname: 'homes.example',
  findPrerendered: (path: string) => (path === '/faqs' ? path : null),
};

const find = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  findTarget(
    { url, method, headers: { host: 'homes.example', ...headers } } as unknown as IncomingMessage,
    site,
  );
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

  it('apart from the payloads of the router, each of which has a key of its own', () => {
    const keys = [
      keyOf('/faqs'),
      keyOf('/faqs', { rsc: '1' }),
      keyOf('/faqs', { rsc: '1', 'next-router-prefetch': '1' }),
      keyOf('/faqs', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }),
      keyOf('/faqs', { rsc: '1', 'next-router-segment-prefetch': '/_full' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('apart from those under another name, which tell search engines to keep away', () => {
    const others = ['203.0.113.9', 'a.example', 'homes.example.evil.example'].map((host) =>
      keyOf('/faqs', { host }),
    );
    expect(new Set(others).size).toBe(1);
    expect(others[0]).not.toBe(keyOf('/faqs'));
  });

  it.each([
    ['a session', { cookie: 'a=1; next-auth.session-token=x' }],
    ['a session over https', { cookie: '__Host-next-auth.session-token.0=x' }],
    ['a token', { authorization: 'Bearer x' }],
  ])('but not for %s', (_what, headers) => {
    expect(find('/faqs', headers)?.isSignedIn).toBe(true);
    expect(find('/faqs')?.isSignedIn).toBe(false);
  });

  it.each([
    ['a preview', { cookie: '__prerender_bypass=x' }],
    ['an action', { 'next-action': 'x' }],
  ])('but not for %s, which Next answers', (_what, headers) => {
    expect(find('/faqs', headers)).toBeNull();
  });

  it('but not for another method, nor where the page is drawn for each request', () => {
    expect(find('/faqs', {}, 'POST')).toBeNull();
    expect(find('/admin')).toBeNull();
  });

  it('but not under a key without end', () => {
    expect(find('/faqs', { rsc: '1', 'next-router-segment-prefetch': 'x'.repeat(2000) })).toBeNull();
  });
});

it('nothing of a visitor reaches what is drawn for everybody', () => {
  const { headers } =
    find('/faqs?gclid=1', { cookie: 'splash=1', 'x-forwarded-for': '1.2.3.4', rsc: '1' }) ?? {};
  expect(headers).toEqual({ host: 'homes.example', rsc: '1' });
});
