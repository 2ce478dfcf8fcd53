import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveBody } from './received-body.ts';

/** Is told why a body was not received. */
let tellCutOff = (_error: Error) => {};
const server = http.createServer(async (request, response) => {
  const received = await receiveBody(request, response).catch(tellCutOff);
  if (!received) return;
  if (request.url === '/refused') return void response.end('refused');
  const { method, url } = received.request;
  const { length } = await text(received.request);
  response.end(JSON.stringify({ isWhole: received.isWhole, method, url, length }));
});
let port: number;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on an address has a port.
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends it in pieces unless its length is told. */
async function post(length: number, isTold: boolean): Promise<unknown> {
  const body = Buffer.alloc(length, 'x');
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/form?a=1' });
  if (isTold) request.end(body);
  else {
    for (let at = 0; at < length; at += 9999) request.write(body.subarray(at, at + 9999));
    request.end();
  }
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return JSON.parse(await text(answer));
}

it.each([
  [0, true],
  [1, true],
  [1, false],
  [60_000, false],
  [65_536, true],
])(
  'a body of %i bytes is there, whole, before whoever answers is asked (its length told: %s)',
  async (length, isTold) => {
    expect(await post(length, isTold)).toEqual({ isWhole: true, method: 'POST', url: '/form?a=1', length });
  },
);

it.each([
  [65_537, true],
  [5_000_000, true],
  [5_000_000, false],
])(
  'a body of %i bytes is read by whoever answers, and nothing of it is lost (its length told: %s)',
  async (length, isTold) => {
    expect(await post(length, isTold)).toEqual({ isWhole: false, method: 'POST', url: '/form?a=1', length });
  },
);

it('of a large body that is answered before it was read the rest is let go, and the connection is not cut', async () => {
  const body = Buffer.alloc(8_000_000, 'x');
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/refused' });
  const sent = new Promise((resolve, reject) => request.once('finish', resolve).once('error', reject));
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.end(body);
  const [answer] = await answered;
  expect(await text(answer)).toBe('refused');
  await sent;
});

it('who leaves in the middle of a body is told apart', async () => {
  const cutOff = new Promise<Error>((resolve) => (tellCutOff = resolve));
  const asked = once(server, 'request');
  const socket = net.connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n[');
  await asked;
  socket.destroy();
  expect((await cutOff).message).toContain('incomplete');
});
