import { once } from 'node:events';
import http from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import net, { type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { makeCertificate } from './certificate';
import { makeGate } from './gate';

export type BlobFront = {
  /** The proxy that a browser is to use. */
  proxy: string;
  /** Leaves the parts of large files unread until what it answers is called. */
  hold(): () => void;
  /** How many parts are on their way. */
  sendingCount(): number;
  stop(): Promise<void>;
};

const host = 'vercel.com';
const apiPath = '/api/blob';
// As the service allows any site's browser to call it.
const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, POST',
  'access-control-allow-headers':
    'authorization, content-type, x-add-random-suffix, x-api-blob-request-attempt, x-api-blob-request-id, x-api-version, x-content-length, x-content-type, x-mpu-action, x-mpu-key, x-mpu-part-number, x-mpu-upload-id, x-vercel-blob-access, x-vercel-blob-store-id',
};

async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The real address of the blob service for a browser on this machine: a proxy behind which HTTP/2 over TLS ends and the stand-in begins. */
export async function startBlobFront(standInUrl: string): Promise<BlobFront> {
  let held = Promise.resolve();
  let sending = 0;
  const sockets = new Set<Duplex>();

  function pass(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { ':path': path = '', ...rest } = request.headers;
    const headers = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith(':')));
    const upstream = http.request(`${standInUrl}${path.slice(apiPath.length)}`, {
      method: request.method,
      headers,
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...allowed, 'content-type': 'application/json' });
      answer.pipe(response);
    });
    upstream.on('error', () => response.stream.destroy());
    request.on('aborted', () => upstream.destroy());
    request.pipe(upstream);
  }

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
    if (request.headers['x-mpu-action'] === 'upload') {
      sending += 1;
      response.once('close', () => {
        sending -= 1;
      });
      await held;
    }
    if (!response.stream.destroyed) pass(request, response);
  }

  const secure = http2.createSecureServer(makeCertificate(host), (request, response) => {
    void answer(request, response);
  });
  const securePort = await listen(secure);
  const proxy = http.createServer((_request, response) => response.writeHead(403).end());
  proxy.on('connect', (request, socket) => {
    if (request.url !== `${host}:443`) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const inner = net.connect(securePort, '127.0.0.1');
    for (const end of [socket, inner]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        inner.destroy();
      });
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    socket.pipe(inner).pipe(socket);
  });
  const port = await listen(proxy);

  return {
    proxy: `http://127.0.0.1:${port}`,
    hold() {
      const gate = makeGate();
      held = gate.opened;
      return gate.open;
    },
    sendingCount: () => sending,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([proxy, secure].map((each) => new Promise((resolve) => each.close(resolve))));
    },
  };
}
