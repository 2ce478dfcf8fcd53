import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { send } from './send.ts';

const make = (status: number) =>
  new Answer({ status, headers: { etag: '"copy"' }, body: Buffer.from('words'), source: undefined });
let server: http.Server;
const ask = async (path: string, known: string) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'if-none-match': known } });
  return [answer.status, await answer.text()];
};

beforeAll(async () => {
  server = http.createServer((request, response) =>
    send(request, response, make(request.url === '/missing' ? 404 : 200), 'an-id-of-a-request'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

it.each(['"copy"', 'W/"copy"', '"other", "copy"', '*'])(
  'a browser whose copy is %s is told so',
  async (known) => {
    expect(await ask('/page', known)).toEqual([304, '']);
  },
);

it('a browser with another copy gets the page, and one that knows a missing page hears that it is missing', async () => {
  expect(await ask('/page', '"other"')).toEqual([200, 'words']);
  expect(await ask('/missing', '"copy"')).toEqual([404, 'words']);
});
