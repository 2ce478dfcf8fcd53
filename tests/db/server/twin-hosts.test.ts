import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchLimit } from '@/lib/content/search-limit';
import { db } from '@/lib/server/db';
import { MissingPages } from '@/lib/server/front/missing-pages/own-server';
import { countMissingPage } from '@/lib/server/front/missing-pages/serverless';
import { makeRedirects } from '@/lib/server/front/redirects/own-server';
import { findRedirect } from '@/lib/server/front/redirects/serverless';
import { makeSearchCount } from '@/lib/server/front/search-limit/own-server';
import { makeAddressQueries } from '@/server/database/address-queries';

// As a host reads it, which sets this for each process.
vi.stubEnv('VERCEL', '1');
const { countSearch } = await import('@/lib/server/front/search-limit/serverless');
vi.unstubAllEnvs();

const { listRedirects, countMissing } = makeAddressQueries(process.env.DATABASE_URL, { guard: () => {} });

beforeEach(async () => {
  await db.redirect.deleteMany();
  await db.missingPage.deleteMany();
});

describe.each([
  ['the own server', () => makeRedirects(listRedirects, () => true).find],
  ['a serverless host', () => findRedirect],
])('where an address without a page leads on %s', (_door, open) => {
  beforeEach(async () => {
    await db.redirect.createMany({
      data: [
        { from: '/old.html', to: '/projects/kadal' },
        { from: '/old.php?id=7', to: '/about?x=1#story' },
        { from: '/old.php', to: '/about' },
        { from: '/more', to: '/about?x=1#story' },
      ],
    });
  });

  it.each([
    ['/old.html', '/projects/kadal'],
    ['/OLD.html/?utm_source=a&b=%20', '/projects/kadal?utm_source=a&b=%20'],
    ['/old.php?id=7', '/about?x=1#story'],
    ['/old.php?id=8', '/about?id=8'],
    ['/more?y=2', '/about?x=1&y=2#story'],
    ['/', null],
    ['//old.html', null],
    ['/none', null],
  ])('%s leads to %s', async (address, to) => {
    expect(await open()(address)).toBe(to);
  });
});

type RecordedQuery = { url: string; method?: string; accept?: string };

async function noteOnServer(asked: RecordedQuery[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const written: Promise<void>[] = [];
  const pages = new MissingPages((counts) => {
    const writing = countMissing(counts);
    written.push(writing);
    return writing;
  });
  for (const { url, method = 'GET', accept = 'text/html' } of asked)
    pages.note({ method, url, headers: { accept } } as IncomingMessage);
  vi.runAllTimers();
  vi.useRealTimers();
  await Promise.all(written);
}

async function noteOnHost(asked: RecordedQuery[]): Promise<void> {
  for (const { url, method = 'GET', accept = 'text/html' } of asked) {
    const { href, pathname } = new URL(url, 'https://homes.example');
    await countMissingPage(new Request(href, { method, headers: { accept } }), pathname);
  }
}

describe.each([
  ['the own server', noteOnServer],
  ['a serverless host', noteOnHost],
])('what is asked for in vain on %s', (_door, note) => {
  it('is counted by path where a visitor asks for a page, and forgotten after 30 days', async () => {
    const askedAt = new Date(Date.now() - 31 * 86_400_000);
    await db.missingPage.create({ data: { path: '/long-ago.html', count: 9, askedAt } });
    for (const _time of ['first', 'second'])
      await note([
        { url: '/old.html?name=Asha' },
        { url: '/old.html' },
        { url: '/Old', method: 'HEAD' },
        { url: '/old', method: 'POST' },
        { url: '/old.jpg', accept: 'image/avif' },
        { url: '/wp-login.php' },
        { url: '/call/9876543210' },
        { url: '/preview/of-a-draft' },
      ]);
    const rows = await db.missingPage.findMany({ orderBy: { count: 'desc' } });
    expect(rows.map(({ path, count }) => [path, count])).toEqual([
      ['/old.html', 4],
      ['/Old', 2],
    ]);
  });
});

const countOnServer = makeSearchCount();
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each([
  [
    'the own server',
    (address: string) =>
      countOnServer({ url: '/projects?q=kadal', headers: from(address) } as unknown as IncomingMessage),
  ],
  ['a serverless host', (address: string) => countSearch(new Headers(from(address)))],
])('a search on %s', (_door, count) => {
  it('is one of so many a second of its network, and another network has its own', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { points } = searchLimit.perNetwork;
    const waits: (number | null | undefined)[] = [];
    for (let at = 1; at <= points + 2; at += 1) waits.push(await count(`2001:db8::${at}`));
    expect(waits.slice(0, points)).toEqual(Array(points).fill(null));
    expect(waits.slice(points)).toEqual([1, 1]);
    expect(await count('2001:db8:0:1::1')).toBeNull();
    vi.useRealTimers();
  });
});
