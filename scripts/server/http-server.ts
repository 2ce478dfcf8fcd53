import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { isInStep } from '../../lib/server/cache/tag-sync.cjs';
import type { DatabaseGuards } from '../../lib/server/pool.ts';
import { AddressFile } from './address-file.ts';
import { makeAddressQueries } from './address-queries.ts';
import { Answers } from './answers/answers.ts';
import { makeFindPrerendered } from './answers/prerendered.ts';
import { Arrivals } from './arrivals.ts';
import { makeFindCaller } from './caller.ts';
import { cleanHeaders, parseProxies } from './client-address.ts';
import { DatabaseHealth } from './database-health.ts';
import { MissingPages } from './missing-pages.ts';
import { makePassOn } from './pass-on.ts';
import { makeRecordAddresses } from './record-addresses.ts';
import { makeRedirects } from './redirects.ts';
import { markRequest } from './request-id.ts';
import { refuse } from './request-line.ts';
import { RequestQueue } from './request-queue.ts';
import { cleanRouterHeaders, listSegments } from './router-headers.ts';
import { Throttle } from './throttle.ts';
import { endUnreadBody } from './unread-body.ts';

// Longer than proxies and load balancers keep an idle connection (a minute): if we closed first, a request on its way would be a 502.
const keepAliveTimeout = 75_000;

/** The server of the site: readies each request before `handle`, which is Next, sees it, and answers by itself what is kept. */
export function makeHttpServer(handle: RequestListener<typeof IncomingMessage>): Server {
  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const proxies = parseProxies(process.env.TRUSTED_PROXIES);
  const health = new DatabaseHealth(process.env.DATABASE_URL);
  (globalThis as DatabaseGuards).builderDatabaseGuard = health;
  const { listAddresses, listRedirects, countMissing } = makeAddressQueries(process.env.DATABASE_URL, health);
  const arrivals = new Arrivals();
  const letIn = () => arrivals.letIn();
  const missing = new MissingPages(countMissing);
  const { lead, leadAtOnce, findRedirect } = makeRecordAddresses({
    list: listAddresses,
    isInStep,
    redirects: makeRedirects(listRedirects, isInStep),
    onMissing: (request) => missing.note(request),
    fileOf: (noun) => new AddressFile(path.join(distDir, 'cache', `${noun}-addresses.json`)),
  });
  const site = {
    hostname: new URL(process.env.SITE_URL || 'http://localhost').hostname,
    findPrerendered: makeFindPrerendered(distDir),
    lead,
    leadAtOnce,
    findRedirect,
    missing,
    queue: new RequestQueue({ rest: letIn }),
    isDatabaseAnswering: (since?: number) => health.isAnswering(since),
  };
  const answers = new Answers(handle, site, distDir);
  const passOn = makePassOn(handle, site, distDir);
  const findCaller = makeFindCaller(process.env);
  const segments = listSegments(distDir);
  const throttle = new Throttle(letIn);
  // No function with a name is made for each request: tsx would name it anew.
  const server = http.createServer({ keepAliveTimeout }, (request, response) => {
    cleanHeaders(request.headers, request.socket.remoteAddress, proxies);
    cleanRouterHeaders(request.headers, segments);
    const mark = markRequest(request);
    endUnreadBody(request, response);
    if (refuse(request, response, mark.id)) return;
    const serve = () =>
      answers.serve(request, response, mark, () => {
        passOn(request, response, mark).catch(() => answers.sendUnavailable(request, response, mark));
      });
    throttle.begin(mark.network, () => {
      const caller = findCaller(request.headers);
      // At once for nearly everybody: who reads a page waits for nothing.
      if (typeof caller === 'string') {
        mark.caller = caller;
        serve();
      } else
        caller.then((proved) => {
          mark.caller = proved;
          serve();
        });
    });
  });
  arrivals.watch(server);
  // There are no web sockets here, and Next lets some that are asked for wait for ever.
  server.on('upgrade', (_request, socket) => socket.destroy());
  return server;
}
