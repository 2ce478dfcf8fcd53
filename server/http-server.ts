import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { bridge } from '../lib/server/bridge.cjs';
import { isInStep } from '../lib/server/cache/tag-sync.cjs';
import { yieldToRequests } from '../lib/server/database/yield-to-requests.ts';
import { MissingPages } from '../lib/server/front/missing-pages/own-server.ts';
import { AddressFile } from '../lib/server/front/redirects/address-file.ts';
import { makeRedirects } from '../lib/server/front/redirects/own-server.ts';
import { makeRecordAddresses } from '../lib/server/front/redirects/record-addresses.ts';
import { makeSearchCount } from '../lib/server/front/search-limit/own-server.ts';
import { cleanRouterHeaders, listSegments } from '../lib/server/next-internals/router-headers.ts';
import { isReading } from '../lib/shared/parsing/is-reading.ts';
import { Answers } from './answers/answers.ts';
import { makeFindPrerendered } from './answers/prerendered.ts';
import { makeAddressQueries } from './database/address-queries.ts';
import { DatabaseHealth } from './database/database-health.ts';
import { makePassToNext } from './pass-to-next.ts';
import { Arrivals } from './queue/arrivals.ts';
import { RequestQueue } from './queue/request-queue.ts';
import { Throttle } from './queue/throttle.ts';
import { makeFindCaller } from './request/caller.ts';
import { cleanHeaders, parseProxies } from './request/client-address.ts';
import { createRequestContext, type IncomingContext } from './request/request-context.ts';
import { refuse } from './request/request-line.ts';
import { endUnreadBody } from './request/unread-body.ts';

// Milliseconds, longer than proxies (60 s): if we closed first, a request on its way would be a 502.
const keepAliveTimeout = 75_000;

export function makeHttpServer(handle: RequestListener<typeof IncomingMessage>): Server {
  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const proxies = parseProxies(process.env.TRUSTED_PROXIES);
  const health = new DatabaseHealth(process.env.DATABASE_URL);
  bridge.databaseGuard = health;
  const { listAddresses, listRedirects, countMissing } = makeAddressQueries(process.env.DATABASE_URL, health);
  const arrivals = new Arrivals();
  const letIn = () => arrivals.letIn();
  const missing = new MissingPages(countMissing);
  const { resolve, resolveAtOnce, findRedirect } = makeRecordAddresses({
    list: listAddresses,
    isInStep,
    redirects: makeRedirects(listRedirects, isInStep),
    onMissing: (request) => missing.note(request),
    fileOf: (noun) => new AddressFile(path.join(distDir, 'cache', `${noun}-addresses.json`)),
  });
  const site = {
    hostname: new URL(process.env.SITE_URL || 'http://localhost').hostname,
    findPrerendered: makeFindPrerendered(distDir),
    resolve,
    resolveAtOnce,
    findRedirect,
    missing,
    countSearch: makeSearchCount(),
    queue: new RequestQueue({ rest: () => letIn().then(yieldToRequests) }),
    isDatabaseAnswering: (since?: number) => health.isAnswering(since),
  };
  const answers = new Answers(handle, site, distDir);
  const passToNext = makePassToNext(handle, site, distDir);
  const findCaller = makeFindCaller(process.env);
  const segments = listSegments(distDir);
  // A page never waits behind a burst of forms.
  const throttles = { reading: new Throttle(letIn), sending: new Throttle(letIn) };
  /** Returns null when the request is refused. */
  const readyRequest = (request: IncomingMessage, response: ServerResponse): IncomingContext | null => {
    cleanHeaders(request.headers, request.socket.remoteAddress, proxies);
    cleanRouterHeaders(request.headers, segments);
    const context = createRequestContext(request);
    endUnreadBody(request, response);
    return refuse(request, response, context.id) ? null : context;
  };
  // No named function per request: tsx would name it each time.
  const server = http.createServer({ keepAliveTimeout }, (request, response) => {
    const context = readyRequest(request, response);
    if (!context) return;
    const serve = () =>
      answers.answerFromCache(request, response, context, () => {
        passToNext(request, response, context).catch(() =>
          answers.sendUnavailable(request, response, context),
        );
      });
    throttles[isReading(request) ? 'reading' : 'sending'].begin(context.network, () => {
      const caller = findCaller(request.headers);
      // Synchronous for nearly all requests.
      if (typeof caller === 'string') {
        context.caller = caller;
        serve();
      } else
        caller.then((proved) => {
          context.caller = proved;
          serve();
        });
    });
  });
  arrivals.watch(server);
  // No web sockets here; Next would leave some of these requests open.
  server.on('upgrade', (_request, socket) => socket.destroy());
  return server;
}
