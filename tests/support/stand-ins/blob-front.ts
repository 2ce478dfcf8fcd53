import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { makeGate } from '../records/gate';
import { makeCertificate } from '../servers/certificate';

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

/** Node gives those of HTTP/2 the same methods. */
type Asked = IncomingMessage;
type Answering = ServerResponse & { stream?: Duplex };

/** What is broken off where an answer is: a stream of its connection, or the connection. */
const toStream = (response: Answering) => response.stream ?? response;

/**
 * The real address of the blob service for a browser on this machine: a proxy behind which HTTP/2 over TLS ends and the stand-in
 * begins; or, as with the proxies of some offices, HTTP/1.1.
 */
export async function startBlobFront(
  standInUrl: string,
  version: 'HTTP/1.1' | 'HTTP/2' = 'HTTP/2',
): Promise<BlobFront> {
  let held = Promise.resolve();
  let sending = 0;
  const sockets = new Set<Duplex>();

  function pass(request: Asked, response: Answering) {
    const given = Object.entries(request.headers);
    const headers = Object.fromEntries(given.filter(([name]) => !name.startsWith(':')));
    const upstream = http.request(`${standInUrl}${request.url?.slice(apiPath.length)}`, {
      method: request.method,
      headers,
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...allowed, 'content-type': 'application/json' });
      answer.pipe(response);
    });
    upstream.on('error', () => toStream(response).destroy());
    request.on('aborted', () => upstream.destroy());
    request.pipe(upstream);
  }

  async function answer(request: Asked, response: Answering) {
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
    if (request.headers['x-mpu-action'] === 'upload') {
      sending += 1;
      response.once('close', () => {
        sending -= 1;
      });
      await held;
    }
    if (!toStream(response).destroyed) pass(request, response);
  }

  const listener = (request: Asked, response: Answering) => void answer(request, response);
  const certificate = makeCertificate(host);
  const secure =
    version === 'HTTP/2' ? http2.createSecureServer(certificate) : https.createServer(certificate);
  secure.on('request', listener);
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
