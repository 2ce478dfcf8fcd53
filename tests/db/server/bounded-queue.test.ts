import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHttpServer } from '@/server/http-server';
import { waitFor } from '../../support/wait-for';

const requests = 200;
let server: Server;
let url = '';
/** What the site was asked to draw, and has not answered. */
const open: ServerResponse[] = [];
/** More than a connection holds whose other end does not read. */
const large = Buffer.alloc(16 * 1024 * 1024);
const drawn: string[] = [];
/** The server's ends of all connections. */
const accepted: Socket[] = [];

/** Asks over a connection that nobody reads. */
async function askUnread(path: string): Promise<Socket> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}
const askAll = (start: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => askUnread(start + index)));
const countDrawn = (start: string) => drawn.filter((address) => address.startsWith(start)).length;

beforeAll(async () => {
  server = makeHttpServer((request, response) => {
    drawn.push(request.url ?? '');
    if (request.url?.startsWith('/api/')) response.end('{}');
    else if (request.url?.startsWith('/large/')) response.end(large);
    else open.push(response);
  });
  server.on('connection', (socket) => accepted.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on an address has a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('what strangers have drawn is bounded: the others are told to come again, and the API waits for none of them', async () => {
  const answers = Array.from({ length: requests }, (_, index) => fetch(`${url}/made-up/${index}`));
  const refused: Response[] = [];
  for (const answer of answers) void answer.then((one) => one.status === 503 && refused.push(one));
  await waitFor(() => expect(Math.min(refused.length, open.length)).toBeGreaterThan(0));
  expect(open.length + refused.length).toBeLessThan(requests);
  expect((await fetch(`${url}/api/projects/any`)).status).toBe(200);
  let isEnding = true;
  void Promise.all(answers).then(() => {
    isEnding = false;
  });
  // Whoever is answered makes room for one who waits.
  await waitFor(() => {
    for (const response of open.splice(0)) response.end();
    expect(isEnding).toBe(false);
  }, 20_000);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

/** A visitor who comes after the others. */
async function expectAnswer(path: string): Promise<void> {
  const answer = fetch(url + path);
  await waitFor(() => expect(drawn).toContain(path));
  for (const response of open.splice(0)) response.end();
  expect((await answer).status).toBe(200);
}

test('who has left has nothing drawn, and holds up nobody', async () => {
  const count = 20;
  const known = accepted.length;
  const sockets = await askAll('/left/', count);
  await waitFor(() => expect(open.length).toBeGreaterThan(0));
  for (const socket of sockets) socket.destroy();
  await waitFor(() => expect(accepted.slice(known).every(({ destroyed }) => destroyed)).toBe(true));
  for (const response of open.splice(0)) response.end();
  await expectAnswer('/stayed');
  expect(countDrawn('/left/')).toBeLessThan(count);
});

test('who does not read what was drawn holds up nobody', async () => {
  const sockets = await askAll('/large/', 10);
  await waitFor(() => expect(countDrawn('/large/')).toBe(sockets.length));
  await expectAnswer('/beside');
  for (const socket of sockets) socket.destroy();
});
