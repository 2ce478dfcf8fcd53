import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bridge } from '../bridge.cjs';
import type { RequestContext } from '../request-context.ts';
import { expire, isExpired, now } from './expiry.cjs';

const require = createRequire(import.meta.url);
const Handler = require('./handler.cjs');
const reads = require('./reads.cjs');
const { reportRead, reportReadBegun } = require('./rendering.cjs');

const requests = new AsyncLocalStorage<RequestContext>();
const cache = new Handler({
  fs: { existsSync: () => false },
  flushToDisk: false,
  serverDistDir: '/nowhere',
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
});
const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

beforeAll(() => {
  bridge.requests = requests;
});
afterAll(() => {
  delete bridge.requests;
});

const makePage = (tag: string) => ({
  kind: 'APP_PAGE',
  html: '<html><head></head><body>Words</body></html>',
  headers: { 'x-next-cache-tags': tag },
  status: 200,
});

/** Keeps a page as the answer to a request, and tells what the server hears of it. */
async function keep(key: string, tag: string, began: number): Promise<RequestContext> {
  const context: RequestContext = { id: key, began };
  await requests.run(context, () =>
    cache.set(key, makePage(tag), { ...context, cacheControl: { revalidate: 60 } }),
  );
  return context;
}

it('a page is kept, and the server is told of which tags it was drawn, and since when', async () => {
  const began = now();
  const context = await keep('/kept', 'of the kept', began);
  expect(context.rendered).toEqual({ tags: ['of the kept'], began });
  const reader: RequestContext = { id: 'reader', began: now() };
  expect(await requests.run(reader, () => cache.get('/kept', context))).not.toBeNull();
  expect(reader.rendered).toEqual({ tags: ['of the kept'], began });
});

it('a page whose drawing began before an edit takes no newer one’s place, though it ended after it', async () => {
  const at = now();
  expire('of the overtaken', at - 500);
  await keep('/overtaken', 'of the overtaken', at - 100);
  await keep('/overtaken', 'of the overtaken', at - 1000);
  expect(await cache.get('/overtaken', context)).not.toBeNull();
});

it('a page is out of date by an edit from while it was drawn, also where that is heard of after it was kept', async () => {
  await keep('/late', 'of the late', now() - 1000);
  expire('of the late', now() - 500);
  expect(await cache.get('/late', context)).toBeNull();
});

it('a page that is out of date is none, and nothing is told of it', async () => {
  await keep('/old', 'of the old', now());
  expire('of the old');
  const reader: RequestContext = { id: 'reader', began: now() };
  expect(await requests.run(reader, () => cache.get('/old', context))).toBeNull();
  expect(reader.rendered).toBeUndefined();
});

it('what was drawn after an edit of a read from before it is out of date, as Next gives such a read to others', async () => {
  const timestamp = now();
  expire('of the read');
  const drawnAfter = now();
  const entry = {
    value: new Response('rows').body,
    tags: ['of the read'],
    timestamp,
    stale: 60,
    expire: 60,
    revalidate: 60,
  };
  expect(isExpired(['of the read'], drawnAfter)).toBe(false);
  await reads.set('a read', Promise.resolve(entry));
  expect(isExpired(['of the read'], drawnAfter)).toBe(true);
  expect(isExpired(['of the read'], now())).toBe(false);
});

it('what cached reads were made of is kept with a request while somebody wants to know it', async () => {
  const wanted: RequestContext = { id: 'wanted', began: now(), reads: [] };
  const finished: RequestContext = { id: 'finished', began: now() };
  for (const context of [wanted, finished])
    requests.run(context, () => {
      reportReadBegun();
      reportRead({ tags: ['of the read'], began: 1 });
    });
  expect(await Promise.all(wanted.reads ?? [])).toEqual([{ tags: ['of the read'], began: 1 }]);
  expect(finished).toMatchObject({ readsBegun: 1 });
  expect(finished.reads).toBeUndefined();
});

it('a page that was kept by a clock ahead of ours is drawn anew: an edit since then would not show', async () => {
  await keep('/ahead', 'of the page ahead', now() + 3_600_000);
  expect(await cache.get('/ahead', context)).toBeNull();
});
