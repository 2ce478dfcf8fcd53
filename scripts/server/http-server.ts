import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { cleanHeaders, parseProxies } from './client-address.ts';
import { compress } from './compression.ts';
import { withRequestId } from './request-id.ts';
import { refuseMalformed } from './request-line.ts';
import { makeFileChoice } from './static-files.ts';
import { makeFind, makeUnknownIds } from './unknown-ids.ts';

// Longer than proxies and load balancers keep an idle connection (a minute): if we closed first, a request on its way would be a 502.
const keepAliveTimeout = 75_000;

/** The server of the site: readies each request before `handle`, which is Next, sees it. */
export function makeHttpServer(handle: RequestListener<typeof IncomingMessage>): Server {
  const proxies = parseProxies(process.env.TRUSTED_PROXIES);
  const leadUnknown = makeUnknownIds(makeFind(process.env.DATABASE_URL));
  const chooseFile = makeFileChoice(process.env.NEXT_DIST_DIR || '.next');
  const server = http.createServer({ keepAliveTimeout }, (request, response) => {
    cleanHeaders(request.headers, request.socket.remoteAddress, proxies);
    withRequestId(request, response, () => {
      if (refuseMalformed(request, response)) return;
      compress(request, response);
      chooseFile(request, response);
      void leadUnknown(request).then(() => handle(request, response));
    });
  });
  // There are no web sockets here, and Next lets some that are asked for wait for ever.
  server.on('upgrade', (_request, socket) => socket.destroy());
  return server;
}
