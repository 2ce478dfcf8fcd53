import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bridge } from '@/lib/server/bridge.cjs';
import { now } from '@/lib/server/cache/expiry.cjs';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { makeHttpServer } from '@/server/http-server';
import { waitFor } from '../../support/wait-for';

const crowd = 30;
const distDir = makeTempFolder('crowd');
const kept = '/faqs';
let server: Server;
let port: number;

/** What Next was asked for, how much of it at once, and the most of that. */
let drawn: string[] = [];
let running = 0;
let most = 0;
/** Nothing is answered before all of a crowd have come. */
let allHere = Promise.resolve();

/** Next, with one page that is kept. */
async function draw(request: IncomingMessage, response: ServerResponse): Promise<void> {
  drawn.push(`${request.method} ${request.url}`);
  running += 1;
  most = Math.max(most, running);
  await allHere;
  await nextTick();
  running -= 1;
  if (request.url?.startsWith(kept)) {
    const mark = bridge.requests?.getStore();
    if (mark) mark.rendered = { tags: ['faqs'], began: now() };
    response.setHeader('x-nextjs-cache', 'MISS');
  }
  response.end(`${request.headers.rsc ?? 'document'} ${request.headers['next-router-prefetch'] ?? ''}`);
}

beforeAll(async () => {
  const manifest = { routes: { [kept]: { response: 'complete' } }, dynamicRoutes: {} };
  fs.writeFileSync(path.join(distDir, 'prerender-manifest.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(distDir, 'BUILD_ID'), 'crowd');
  vi.stubEnv('NEXT_DIST_DIR', distDir);
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of at least 32 characters');
  server = makeHttpServer((request, response) => void draw(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on an address has a port.
  port = (server.address() as AddressInfo).port;
  expect((await ask('GET', kept)).status).toBe(200);
});

beforeEach(() => {
  drawn = [];
  most = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(distDir, { recursive: true, force: true });
});

type Headers = Record<string, string>;

async function ask(method: string, address: string, headers: Headers = {}) {
  const request = http.request({ port, host: '127.0.0.1', method, path: address, headers, agent: false });
  request.end(method === 'POST' ? 'name=Nisha' : undefined);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of answer) body += part;
  return { status: answer.statusCode, body };
}

/** Until so many requests have come. */
const untilHere = (count: number) =>
  new Promise<void>((resolve) => {
    let left = count;
    const note = () => {
      left -= 1;
      if (left > 0) return;
      server.off('request', note);
      resolve();
    };
    server.on('request', note);
  });

function askAll(method: string, address: string, headersOf: (index: number) => Headers) {
  allHere = untilHere(crowd);
  return Promise.all(Array.from({ length: crowd }, (_, index) => ask(method, address, headersOf(index))));
}

const token = `eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..${'A'.repeat(16)}.${'A'.repeat(190)}.${'A'.repeat(22)}`;
/** What proves nothing. */
const madeUp: [string, (index: number) => Headers][] = [
  ['no header', () => ({})],
  ['a made-up cookie', (index) => ({ cookie: `x-session-token=${index}` })],
  ['the form of a session as its cookie', () => ({ cookie: `next-auth.session-token=${token}` })],
  ['a preview as its cookie', (index) => ({ cookie: `__prerender_bypass=${index}` })],
  ['a made-up authorization', () => ({ authorization: 'x' })],
  ['the form of a session as its token', () => ({ authorization: `Bearer ${token}` })],
  ['an odd RSC header', (index) => ({ rsc: `x${index}`, 'next-router-prefetch': '1' })],
];

test.each(madeUp)(
  'a crowd that shows %s gets what everybody gets, and has nothing drawn',
  async (_what, headersOf) => {
    const answers = await askAll('GET', kept, headersOf);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 document ']),
    );
    expect(drawn).toEqual([]);
  },
);

test('700 made-up values of the headers of the router leave one copy of the page and one of its payload', async () => {
  const listCopies = () => {
    const folder = path.join(distDir, 'cache', 'answers');
    const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /[0-9a-f]{64}$/.test(name));
  };
  for (let index = 0; index < 700; index += 1)
    await ask(
      'GET',
      kept,
      [{ rsc: `x${index}` }, { rsc: '1', 'next-router-prefetch': `x${index}` }][index % 2],
    );
  expect(drawn).toEqual([`GET ${kept}`]);
  await waitFor(() => expect(listCopies()).toHaveLength(2));
});

const sources: [string, string, number?][] = [
  ['GET', '/786313login'],
  ['GET', '/786313login/forgot'],
  ['GET', '/786313login/reset?token=x'],
  ['GET', '/admin'],
  ['GET', '/admin/projects'],
  ['GET', '/projects?location=x'],
  ['GET', '/share/projects/x'],
  ['GET', '/made-up'],
  ['GET', '/_next/made-up.js'],
  ['GET', '/uploads/made-up.webp'],
  ['GET', '/brand/icon.svg'],
  ['GET', '/api/made-up'],
  ['GET', '/api/auth/csrf'],
  ['POST', '/'],
  ['POST', '/786313login'],
  ['POST', '/admin/projects'],
  // They are written together.
  ['POST', '/api/v1/enquiries', 24],
  ['POST', '/api/admin/auth/login'],
  ['POST', '/api/admin/projects'],
];

test.each(sources)(
  '%s %s: of a crowd few are answered at once, whatever they show',
  async (method, address, mostAtOnce = 4) => {
    for (const [, headersOf] of madeUp) {
      const answers = await askAll(method, address, headersOf);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(drawn).toHaveLength(crowd * madeUp.length);
    expect(most).toBeLessThanOrEqual(mostAtOnce);
  },
);

test.each(['/api/health/ready', '/api/health/live'])(
  '%s is asked once for all who ask at one moment',
  async (address) => {
    const answers = await askAll('GET', address, () => ({}));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(drawn.length).toBeLessThan(3);
  },
);

test('who sends a form slowly holds no place: a crowd of them keeps nobody else waiting', async () => {
  const head = 'POST /api/v1/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n';
  const asked = untilHere(crowd);
  const sockets = Array.from({ length: crowd }, () => net.connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write(`${head}name`);
  await asked;
  expect((await ask('POST', '/api/v1/enquiries')).status).toBe(200);
  expect(drawn).toEqual(['POST /api/v1/enquiries']);
  for (const socket of sockets) socket.destroy();
});
