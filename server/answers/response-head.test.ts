import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ResponseHead } from './response-head.ts';

const body = 'kept';
let head: ResponseHead;
let ids: string[] = [];
/** How often Node has made a head. */
let made = 0;

const server = http.createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: string[]) => {
    made += 1;
    return writeHead(status, headers);
  }) as typeof response.writeHead;
  head.write(request, response, ids.shift() ?? 'none-left');
  response.end(body);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

beforeEach(() => {
  head = new ResponseHead(200, ['content-type', 'text/plain', 'vary', 'rsc', 'content-length', '4']);
  ids = ['first-id', 'second-id', 'third-id'];
  made = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What comes back for requests that are sent one after the other on one connection, which the server or we end. */
async function ask(...requests: string[]): Promise<string[]> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('latin1');
  const answers: string[] = [];
  for (const request of requests) {
    socket.write(`${request}\r\nHost: localhost\r\n\r\n`);
    answers.push(String((await once(socket, 'data'))[0]));
  }
  socket.destroy();
  return answers;
}

const withoutIdAndDate = (answer = '') =>
  answer.replace(/X-Request-Id: .*/, 'X-Request-Id').replace(/Date: .*/, 'Date');

it('each answer of a connection has the head that Node makes of the first, with its own id and date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:30:00.900Z') });
  const [first, second] = await ask('GET / HTTP/1.1', 'GET / HTTP/1.1');
  vi.setSystemTime(new Date('2026-12-01T00:00:01Z'));
  const [third] = await ask('GET / HTTP/1.1');
  vi.useRealTimers();
  expect(made).toBe(1);
  expect(first).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=75\r\n\r\nkept');
  expect([second, third].map(withoutIdAndDate)).toEqual(Array(2).fill(withoutIdAndDate(first)));
  expect(second).toContain('X-Request-Id: second-id\r\nDate: Sat, 28 Nov 2026 09:30:00 GMT\r\n');
  expect(third).toContain('X-Request-Id: third-id\r\nDate: Tue, 01 Dec 2026 00:00:01 GMT\r\n');
});

it.each([
  ['ends its connection', 'GET / HTTP/1.1\r\nConnection: close', 'Connection: close\r\n\r\nkept'],
  ['speaks HTTP/1.0', 'GET / HTTP/1.0', 'Connection: close\r\n\r\nkept'],
  ['wants the head alone', 'HEAD / HTTP/1.1', 'Keep-Alive: timeout=75\r\n\r\n'],
])('whoever %s gets a head that Node makes', async (_what, request, end) => {
  await ask('GET / HTTP/1.1');
  const [answer] = await ask(request);
  expect(made).toBe(2);
  expect(answer?.endsWith(end)).toBe(true);
});

it('an answer without a body gets a head that Node makes each time, and no body', async () => {
  head = new ResponseHead(204, []);
  const [, second] = await ask('GET / HTTP/1.1', 'GET / HTTP/1.1');
  expect(made).toBe(2);
  expect(second?.endsWith('\r\n\r\n')).toBe(true);
});

it('a Node that keeps no head, or another, makes each', () => {
  for (const kept of [
    undefined,
    'HTTP/1.1 200 OK\r\n\r\n',
    '\r\nX-Request-Id: one-more-id\r\nDate: none\r\n'.repeat(2),
  ]) {
    const writeHead = vi.fn();
    const response = { shouldKeepAlive: true, writeHead, _header: kept } as unknown as http.ServerResponse;
    const request = { method: 'GET', httpVersion: '1.1' } as http.IncomingMessage;
    for (const _time of ['once', 'twice']) head.write(request, response, 'one-more-id');
    expect(writeHead).toHaveBeenCalledTimes(2);
  }
});
