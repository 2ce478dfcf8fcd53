import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeHttpServer } from '@/scripts/server/http-server';

const requests = 200;
let server: Server;
let url = '';
/** What the site was asked to draw, and has not answered. */
const open: ServerResponse[] = [];

beforeAll(async () => {
  server = makeHttpServer((request, response) => {
    if (request.url?.startsWith('/api/')) response.end('{}');
    else open.push(response);
  });
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
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0), 20_000);
  expect(open.length).toBeGreaterThan(0);
  expect(open.length + refused.length).toBeLessThan(requests);
  expect((await fetch(`${url}/api/projects/any`)).status).toBe(200);
  let isEnding = true;
  void Promise.all(answers).then(() => {
    isEnding = false;
  });
  // Whoever is answered makes room for one who waits.
  await vi.waitFor(() => {
    for (const response of open.splice(0)) response.end();
    expect(isEnding).toBe(false);
  }, 20_000);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
