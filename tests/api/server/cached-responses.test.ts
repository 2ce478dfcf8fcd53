import http from 'node:http';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { listedNouns } from '@/lib/content/record-kinds';
import { baseUrl, logIn } from '../../support/contract/api';
import { expireTags } from '../../support/records/expire-tags';
import { waitFor } from '../../support/wait-for';

const publicReads = ['projects/featured', 'about', ...listedNouns].map((noun) => `/api/${noun}`);

it.each(publicReads)('%s is kept, though other methods of its address are not', async (address) => {
  const ask = (headers: Record<string, string> = {}) => fetch(`${baseUrl}${address}?v=1`, { headers });
  const kept = await waitFor(async () => {
    const answer = await ask();
    expect(answer.headers.get('x-nextjs-cache')).toBe('HIT');
    return answer;
  });
  expect(kept.headers.get('cache-control')).toBe('no-store');
  expect((await ask({ 'if-none-match': kept.headers.get('etag') ?? '' })).status).toBe(304);
});

describe('a page that is kept', () => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${baseUrl}${path}`, { method, headers, redirect: 'manual' });
  /** What is on its way in a connection, or is made anew for each request. */
  const passing = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !passing.includes(name)));

  it('is the same whatever an advertisement adds to its address', async () => {
    const plain = await get('/faqs');
    const advertised = await get('/faqs?utm_source=search&gclid=7f3a');
    expect(advertised.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(await advertised.text()).toBe(await plain.text());
  });

  it('answers HEAD as GET, without a body', async () => {
    const [head, page] = [await get('/terms', {}, 'HEAD'), await get('/terms')];
    expect(headersOf(head)).toEqual(headersOf(page));
    expect(await head.text()).toBe('');
    expect((await page.text()).length).toBeGreaterThan(1000);
  });

  it('is not sent again to whoever has it', async () => {
    const page = await get('/faqs');
    const etag = page.headers.get('etag') ?? '';
    for (const known of [etag, `"other", W/${etag.replace(/^W\//, '')}`]) {
      const again = await get('/faqs', { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await get('/faqs', { 'if-none-match': '"of another page"' })).status).toBe(200);
  });

  it('comes in each form that a browser takes, and says so to shared caches', async () => {
    const bodies = new Set<string>();
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip, deflate', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', null],
      ['', null],
    ] as const) {
      const page = await get('/faqs', { 'accept-encoding': accepted });
      expect([accepted, page.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(page.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400');
      bodies.add(await page.text());
    }
    expect(bodies.size).toBe(1);
  });

  it('is not its payload for the router, nor a part of that', async () => {
    const [page, payload, tree] = [
      await get('/faqs'),
      await get('/faqs', { rsc: '1', 'next-router-prefetch': '1' }),
      await get('/faqs', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }),
    ];
    expect([page, payload, tree].map(({ status }) => status)).toEqual([200, 200, 200]);
    const types = [page, payload, tree].map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual(['text/html; charset=utf-8', 'text/x-component', 'text/x-component']);
    const texts = await Promise.all([page, payload, tree].map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(3);
    expect(await (await get('/faqs')).text()).toBe(texts[0]);
  });

  it('is what a stranger gets who makes up the headers of the router, and no payload is taken for another', async () => {
    const joined = { rsc: '1 next-router-prefetch=1 next-router-segment-prefetch=/_tree' };
    const typeOf = async (headers: Record<string, string>) =>
      (await get('/terms', headers)).headers.get('content-type');
    for (const headers of [joined, { rsc: 'x' }, { 'next-router-segment-prefetch': '/_tree' }])
      expect(await typeOf(headers)).toBe('text/html; charset=utf-8');
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
    expect(await typeOf({ ...prefetch, 'next-router-segment-prefetch': '/_tree' })).toBe('text/x-component');
    const ofNone = ['/a', '/b'].map((segment) =>
      get('/terms', { ...prefetch, 'next-router-segment-prefetch': segment }),
    );
    const [one, other] = await Promise.all(ofNone);
    expect(one?.status).toBe(other?.status);
    expect(await one?.text()).toBe(await other?.text());
  });

  it('names its own address in its data, also where the router was the first to ask for it after an edit', async () => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    try {
      await expireTags(client, 'settings');
      expect((await get('/privacy', { rsc: '1' })).status).toBe(200);
      const page = await get('/privacy?_rsc=x');
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('_rsc');
    } finally {
      await client.end();
    }
  });

  it('is told to shared caches for a second at most, also where somebody is signed in', async () => {
    const page = await get('/faqs', { cookie: `next-auth.session-token=${await logIn()}` });
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400');
  });

  it('is never one that was drawn for one visitor, with a nonce', async () => {
    const noncesOf = async () => {
      const policy = (await get('/compare?with=kadal-crest')).headers.get('content-security-policy') ?? '';
      return policy.match(/'nonce-[^']+'/)?.[0];
    };
    const nonces = [await noncesOf(), await noncesOf()];
    expect(nonces.every(Boolean)).toBe(true);
    expect(new Set(nonces).size).toBe(2);
  });

  it('is that of a search as well, until a project is saved, and no other cache may have it', async () => {
    const search = (query: string) => get(`/projects?${query}`);
    const isKept = async () => {
      const first = await search('q=kept+kadal&utm_source=a');
      const again = await search('page=&q=%20kept++kadal');
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
      const html = await first.text();
      expect(await again.text()).toBe(html);
      expect(first.headers.get('cache-control')).toContain('no-store');
      const policy = first.headers.get('content-security-policy') ?? '';
      expect([policy, html].join()).not.toMatch(/'nonce-|nonce=/);
      expect((await search('q=kept+Kadal')).headers.get('etag')).not.toBe(first.headers.get('etag'));
    };
    // Right after an edit of another test it is drawn for its request.
    await waitFor(isKept);
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    try {
      const [project] = (await (await get('/api/projects')).json()) as { _id: string; name: string }[];
      const namesIn = async () => (await (await search('q=saved+name')).text()).includes('Saved Name');
      expect(await namesIn()).toBe(false);
      await client.query('update project set name = $1 where id = $2', ['Saved Name', project?._id]);
      await expireTags(client, 'projects');
      await waitFor(async () => expect(await namesIn()).toBe(true));
      await client.query('update project set name = $1 where id = $2', [project?.name, project?._id]);
      for (const tag of ['projects', 'settings']) {
        await expireTags(client, tag);
        await waitFor(isKept);
      }
    } finally {
      await client.end();
    }
  });

  it('tells search engines to keep away under another name, and only there', async () => {
    const robots = async (host?: string) =>
      new Promise<unknown>((resolve, reject) => {
        const request = http.get(`${baseUrl}/faqs`, { headers: host ? { host } : {} }, (answer) => {
          answer.resume();
          resolve(answer.headers['x-robots-tag']);
        });
        request.on('error', reject);
      });
    expect([await robots(), await robots('a.example'), await robots(), await robots('b.example')]).toEqual([
      undefined,
      'noindex, nofollow',
      undefined,
      'noindex, nofollow',
    ]);
  });
});

describe('a part of a screen that the router fetches in advance', () => {
  const screen = '/admin/brands';
  const headers = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/admin/!KHNjcmVlbnMp/brands/__PAGE__',
  };
  const ask = (more: Record<string, string>) =>
    fetch(`${baseUrl}${screen}`, { headers: { ...headers, ...more }, redirect: 'manual' });

  it('is there for the team', async () => {
    expect((await ask({ authorization: `Bearer ${await logIn()}` })).status).toBe(200);
  });

  it('is nothing for anybody else: the log-in, to which a page is led, has no such part', async () => {
    const answer = await ask({});
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const page = await fetch(`${baseUrl}${screen}`, { redirect: 'manual' });
    expect(page.status).toBe(307);
  });
});
