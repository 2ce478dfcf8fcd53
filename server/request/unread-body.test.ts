import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endUnreadBody } from './unread-body.ts';

let server: http.Server;

/** @returns its port. */
async function listen(answer: RequestListener): Promise<number> {
  server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    endUnreadBody(request, response);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on an address has a port.
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const refuse: RequestListener = (_request, response) => response.writeHead(413).end('too large');

it.each<[string, RequestListener]>([
  ['not read', refuse],
  [
    'left in the middle',
    async (request, response) => {
      for await (const _part of request) break;
      refuse(request, response);
    },
  ],
])(
  'whoever sends without end a body that is %s reads the answer, and is hung up on',
  async (_what, answer) => {
    const socket = net.connect(await listen(answer), '127.0.0.1');
    let heard = '';
    socket.on('data', (part) => (heard += part));
    socket.on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
    const piece = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
    const send = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', send);
    send();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(heard).toContain('413 Payload Too Large');
  },
);

it('a body that ends after its answer leaves the connection to the next request', async () => {
  const port = await listen(refuse);
  const socket = net.connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab');
  await once(socket, 'data');
  socket.write('cdPOST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  const [again] = await once(socket, 'data');
  expect(String(again)).toContain('413 Payload Too Large');
  socket.destroy();
});
