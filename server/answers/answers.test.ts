import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bridge } from '../../lib/server/bridge.cjs';
import { expire, now } from '../../lib/server/cache/expiry.cjs';
import { incompleteTag } from '../../lib/server/cache/incomplete.ts';
import type { Source } from '../../lib/server/request-context.ts';
import { makeTempFolder } from '../../scripts/lib/temp-folder.ts';
import { makeGate } from '../../tests/support/records/gate.ts';
import { RequestQueue } from '../queue/request-queue.ts';
import { createRequestContext } from '../request/request-context.ts';
import { Answers } from './answers.ts';
import { makeFindPrerendered } from './prerendered.ts';

const reads = createRequire(import.meta.url)('../../lib/server/cache/reads.cjs');

const distDir = makeTempFolder('answers');
const hourMs = 3_600_000;
let server: http.Server;
let port: number;

/** What Next draws of a page with parts, and of what. */
let drawn: { words: string; tags: string[]; missing?: 'part' | 'subject'; reads?: Source[] } = {
  words: 'whole',
  tags: ['projects'],
};

/** What comes between the beginning of a drawing and its end. */
let whileDrawn: () => Promise<void> = async () => {};
/** Lets what is held of it end. */
let endDrawing = () => {};

/** Where the page `/left` has gone. */
let moved: string | null = null;
/** Since it answered last. */
let isDatabaseGone = false;
/** What was looked for among the addresses of records. */
const looked: string[] = [];

/** Next, with some pages and an address of nothing. */
const answers = () =>
  new Answers(
    async (request, response) => {
      const context = bridge.requests?.getStore();
      const { words, tags, missing, reads } = drawn;
      if (context) context.rendered = { tags, began: reads ? now() - 36 * hourMs : now() };
      if (context && reads) {
        context.isForEverybody = true;
        context.readsBegun = reads.length;
        context.reads?.push(...reads.map((source) => Promise.resolve(source)));
      }
      if (context && missing) context.missing = missing;
      await whileDrawn();
      if (request.url === '/left' && words === 'gone') {
        // Next says it while it draws, and once more with the page.
        response.setHeader('location', '/page').appendHeader('location', '/page');
        response.writeHead(308, { 'x-nextjs-cache': 'MISS' }).end();
        return;
      }
      response
        .writeHead({ '/nothing': 404, '/failing': 500 }[request.url ?? ''] ?? 200, {
          'x-nextjs-cache': 'MISS',
        })
        .end(missing || request.url === '/parts' ? words : 'words');
    },
    {
      hostname: 'localhost',
      findPrerendered: makeFindPrerendered(distDir),
      resolve: async ({ url = '' }) => {
        looked.push(url);
        return 'here';
      },
      countSearch: async () => undefined,
      resolveAtOnce: ({ url }) => (url === '/left' && moved ? { movedTo: moved } : null),
      queue: new RequestQueue(),
      isDatabaseAnswering: async (since) => since === undefined || !isDatabaseGone,
    },
    distDir,
  );

beforeAll(async () => {
  const routes = Object.fromEntries(
    ['/page', '/parts', '/nothing', '/left', '/failing'].map((address) => [
      address,
      { response: 'complete' },
    ]),
  );
  fs.writeFileSync(
    path.join(distDir, 'prerender-manifest.json'),
    JSON.stringify({ routes, dynamicRoutes: {} }),
  );
  const kept = answers();
  server = http.createServer((request, response) => {
    const context = createRequestContext(request);
    if (request.headers['x-of-the-team']) context.caller = 'staff';
    kept.answerFromCache(request, response, context, () => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on an address has a port.
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  vi.useRealTimers();
  whileDrawn = async () => {};
  endDrawing();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(distDir, { recursive: true, force: true });
});

it('a page that is drawn without a part of its content does not take the place of the last whole one', async () => {
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/parts`);
    return [answer.status, await answer.text()];
  };
  expect(await read()).toEqual([200, 'whole']);
  const edit = (words: string, tags: string[]) => {
    drawn = { words, tags };
    expire('projects');
  };
  edit('a part', ['projects', incompleteTag]);
  for (const _visit of ['first', 'second']) expect(await read()).toEqual([200, 'whole']);
  edit('whole again', ['projects']);
  expect(await read()).toEqual([200, 'whole again']);
});

it.each(['frame', 'list'])(
  'an answer of a frame and reads of other ages is kept after edits of each, until the next one of the %s',
  async (next) => {
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/parts`)).text();
    const before = drawn;
    expire('projects');
    for (const tag of ['frame', 'list']) expire(tag);
    const draw = (words: string) => {
      drawn = { words, tags: ['frame'], reads: [{ tags: ['list', 'towns'], began: now() - 30 * hourMs }] };
    };
    draw('first');
    expect(await ask()).toBe('first');
    draw('second');
    expect(await ask()).toBe('first');
    expire(next);
    expect(await ask()).toBe('second');
    expire('list');
    expire('frame');
    drawn = before;
  },
);

it.each([
  ['a part', 'part', 200],
  ['what it is about', 'subject', 500],
] as const)(
  'a page that nothing whole is kept of is drawn without %s for whoever asks, and never kept',
  async (_what, missing, status) => {
    for (const visit of ['first', 'second']) {
      drawn = { words: visit, tags: ['projects'], missing };
      const answer = await fetch(`http://127.0.0.1:${port}/failing`);
      expect([answer.status, await answer.text()]).toEqual([status, visit]);
      if (status === 200) expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    drawn = { words: 'whole', tags: ['projects'] };
  },
);

it('whoever is of the team gets a page that is drawn for them, and not the one that is kept', async () => {
  const ask = async (headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}/parts`, { headers })).text();
  const before = drawn;
  drawn = { words: 'kept', tags: ['of the team'] };
  expire('projects');
  expect(await ask()).toBe('kept');
  drawn = { words: 'drawn anew', tags: ['of the team'] };
  expect(await ask()).toBe('kept');
  expect(await ask({ 'x-of-the-team': 'yes' })).toBe('drawn anew');
  expect(await ask()).toBe('kept');
  expire('of the team');
  drawn = before;
});

it('a page that fails is 503 where the database, asked anew, has gone meanwhile', async () => {
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/failing`)).status;
  expect(await ask()).toBe(500);
  isDatabaseGone = true;
  expect(await ask()).toBe(503);
  isDatabaseGone = false;
  expect(await ask()).toBe(500);
});

it('a page that is drawn without a part, with no whole copy kept, is 503 where the database has gone meanwhile', async () => {
  drawn = { words: 'a part', tags: ['projects'], missing: 'part' };
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/failing`)).status;
  isDatabaseGone = true;
  expect(await ask()).toBe(503);
  isDatabaseGone = false;
  expect(await ask()).toBe(200);
  drawn = { words: 'whole', tags: ['projects'] };
});

it('a page that has moved leads on, past the copy that was kept of it, and browsers may not keep that', async () => {
  const ask = () => fetch(`http://127.0.0.1:${port}/left`, { redirect: 'manual' });
  expect((await ask()).status).toBe(200);
  moved = '/page?x=1';
  expire('projects');
  const answer = await ask();
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/page?x=1']);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('a page that is drawn as moved names its address once, and takes the copy away: the next who asks is led without a drawing', async () => {
  moved = null;
  looked.length = 0;
  const ask = async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/left`, { redirect: 'manual' });
    if (status === 308) expect(headers.get('location')).toBe('/page');
    return [status, looked.splice(0)];
  };
  drawn = { words: 'whole', tags: ['projects'] };
  expire('projects');
  expect(await ask()).toEqual([200, []]);
  drawn = { words: 'gone', tags: ['projects'] };
  expire('projects');
  expect(await ask()).toEqual([308, []]);
  expect(await ask()).toEqual([308, ['/left']]);
});

const read = async () => (await fetch(`http://127.0.0.1:${port}/parts`)).text();
const edit = (words: string, missing?: 'part') => {
  drawn = { words, tags: ['projects'], ...(missing && { missing }) };
  expire('projects');
};

/** Has the page kept with these words, and holds what is drawn from then on until it may end. */
async function keepAndHold(words: string) {
  edit(words);
  expect(await read()).toBe(words);
  const [begun, done] = [makeGate(), makeGate()];
  endDrawing = done.open;
  whileDrawn = () => {
    begun.open();
    return done.opened;
  };
  return { begun: begun.opened, end: done.open };
}

it('who asks after an edit waits for the new page, however slowly it is drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begun, end } = await keepAndHold('before');
  edit('after');
  const asked = read();
  await begun;
  await vi.advanceTimersByTimeAsync(9000);
  end();
  expect(await asked).toBe('after');
});

it('who has waited ten seconds gets the page as it was, and so does everybody else until the next edit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begun, end } = await keepAndHold('before');
  edit('after');
  const asked = read();
  await begun;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await asked, await read()]).toEqual(['before', 'before']);
  // From then on it is tried again.
  await sleep(1100);
  expect(await read()).toBe('before');
  edit('newest');
  const next = read();
  expect(await Promise.race([next, sleep(200, 'waits')])).toBe('waits');
  end();
  expect(await next).toBe('newest');
});

it('an edit that comes while somebody waits ten seconds in vain is waited for by whoever asks then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begun, end } = await keepAndHold('before');
  edit('after');
  const asked = read();
  await begun;
  edit('newest');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe('before');
  const next = read();
  expect(await Promise.race([next, sleep(200, 'waits')])).toBe('waits');
  end();
  expect(await next).toBe('newest');
});

it('a drawing that fails after an edit, but began before it, says nothing of the edit: who asks then waits for the next', async () => {
  const { begun, end } = await keepAndHold('before');
  edit('without a part', 'part');
  const early = read();
  await begun;
  edit('after');
  const late = read();
  end();
  expect(await Promise.all([early, late])).toEqual(['after', 'after']);
});

it('a page that is drawn after an edit of a read that the edit has overtaken is drawn once more', async () => {
  const { end } = await keepAndHold('before');
  end();
  const overtaken = { tags: ['projects'], timestamp: now(), stale: 300, expire: 3600, revalidate: 900 };
  edit('as it was read before');
  whileDrawn = async () => {
    whileDrawn = async () => {};
    drawn = { words: 'after', tags: ['projects'] };
    // Another drawing has begun it, and Next gives it to this one, too.
    await reads.set('a read', Promise.resolve({ ...overtaken, value: new Blob().stream() }));
  };
  expect(await read()).toBe('after');
});
