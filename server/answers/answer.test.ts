import { describe, expect, it, vi } from 'vitest';
import { expire, now, toExpiresAtTag, toPurgedAtTag } from '../../lib/server/cache/expiry.cjs';
import { Answer } from './answer.ts';
import type { Rendered } from './render.ts';

const prerendered = { 'x-nextjs-cache': 'HIT', 'content-type': 'text/html' };
const make = (change: Partial<Rendered> = {}) =>
  new Answer({
    status: 200,
    headers: prerendered,
    body: Buffer.from('text '.repeat(1000)),
    source: { tags: ['a'], began: now() },
    ...change,
  });
const headerOf = (answer: Answer, wanted: string) => answer.headers.find(([name]) => name === wanted)?.[1];

describe('an answer is kept', () => {
  it('when Next reports it as prerendered, found or not', () => {
    expect(make().isCacheable).toBe(true);
    expect(make({ status: 404 }).isCacheable).toBe(true);
  });

  it.each([
    ['drawn for its request', { headers: { 'content-type': 'text/html' } }],
    ['an error', { status: 500 }],
    ['a redirect', { status: 308 }],
    ['out of date already', { headers: { ...prerendered, 'x-nextjs-cache': 'STALE' } }],
    ['one that sets a cookie', { headers: { ...prerendered, 'set-cookie': ['a=1'] } }],
    [
      'one with a nonce',
      { headers: { ...prerendered, 'content-security-policy': "script-src 'nonce-x' 'self'" } },
    ],
  ])('but not one that is %s', (_what, change) => {
    expect(make(change).isCacheable).toBe(false);
  });
});

describe('an answer is fresh', () => {
  it('until one of its tags expires', () => {
    const answer = make({ source: { tags: ['of others', 'expires'], began: now() } });
    expect(answer.isFresh()).toBe(true);
    expire('expires');
    expect(answer.isFresh()).toBe(false);
  });

  it('never when a tag has expired while it was drawn, or when nobody knows what it was drawn of', () => {
    const began = now();
    expire('overtaken');
    expect(make({ source: { tags: ['overtaken'], began } }).isFresh()).toBe(false);
    expect(make({ source: undefined }).isFresh()).toBe(false);
  });

  it('for whoever asked before its drawing began, though an edit came after', () => {
    const asked = now();
    const answer = make({ source: { tags: ['later edit'], began: now() } });
    expire('later edit');
    expect(answer.isNewFor(asked)).toBe(true);
    expect(answer.isNewFor(now())).toBe(false);
  });

  it('for as long as Next says', () => {
    const source = { tags: [], began: now() - 3_600_000 };
    const forASecond = { ...prerendered, 'cache-control': 's-maxage=1, stale-while-revalidate=60' };
    expect(make({ headers: forASecond, source }).isFresh()).toBe(false);
    expect(make({ source }).isFresh()).toBe(true);
    const dayAgo = { tags: [], began: now() - 25 * 3_600_000 };
    expect(make({ source: dayAgo }).isFresh()).toBe(false);
  });

  it('for a day, and as long again where Next still has the same then', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const headers = { ...prerendered, 'cache-control': 's-maxage=2592000' };
    const source = { tags: [], began: now() };
    const kept = make({ headers, source });
    vi.advanceTimersByTime(23 * 3_600_000);
    expect(kept.isFresh()).toBe(true);
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(kept.isFresh()).toBe(false);
    expect(make({ headers, source }).isFresh()).toBe(true);
    vi.useRealTimers();
  });

  it('until a moment that it names', () => {
    const at = (tag: string) => make({ source: { tags: [tag], began: now() } });
    const past = Date.now() - 1;
    const coming = Date.now() + 60_000;
    expect([at(toExpiresAtTag(past)).isFresh(), at(toExpiresAtTag(past)).isPurged()]).toEqual([false, false]);
    expect([at(toPurgedAtTag(past)).isFresh(), at(toPurgedAtTag(past)).isPurged()]).toEqual([false, true]);
    for (const answer of [at(toExpiresAtTag(coming)), at(toPurgedAtTag(coming))])
      expect([answer.isFresh(), answer.isPurged()]).toEqual([true, false]);
  });
});

describe('what a shared cache is told', () => {
  it('is a second in the place of Next’s thirty days', () => {
    const headers = { ...prerendered, 'cache-control': 's-maxage=2592000, stale-while-revalidate=28944000' };
    expect(headerOf(make({ headers }), 'cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-if-error=86400',
    );
  });

  it('is to ask each time for what may be held one day', () => {
    const headers = { ...prerendered, 'cache-control': 's-maxage=2592000' };
    for (const tag of ['gated', 'gated:one']) {
      const answer = make({ headers, source: { tags: [tag], began: now() } });
      expect(headerOf(answer, 'cache-control')).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('is what the route says itself, and of an error what Next says', () => {
    const ofRoute = { ...prerendered, 'cache-control': 'public, max-age=86400' };
    expect(headerOf(make({ headers: ofRoute }), 'cache-control')).toBe('public, max-age=86400');
    expect(headerOf(make({ status: 500, headers: { 'cache-control': 'no-store' } }), 'cache-control')).toBe(
      'no-store',
    );
  });
});

it('a short text says, too, that there may be other forms of it, and a picture does not', () => {
  expect(headerOf(make({ body: Buffer.from('[]') }), 'vary')).toBe('Accept-Encoding');
  const picture = make({ headers: { ...prerendered, 'content-type': 'image/jpeg' } });
  expect(headerOf(picture, 'vary')).toBeUndefined();
});

it('a picture is not compressed, and text is, once for all', async () => {
  const picture = make({ headers: { ...prerendered, 'content-type': 'image/jpeg' } });
  expect((await picture.makeForm('br')).head.headers).not.toContain('content-encoding');
  const text = make();
  const { body } = await text.makeForm('br');
  expect(body.length).toBeLessThan(text.body.length / 10);
  expect(text.findForm('br')?.body).toBe(body);
  expect(text.findForm('gzip')).toBeNull();
});
