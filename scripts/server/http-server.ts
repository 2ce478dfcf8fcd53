import { once } from 'node:events';
import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseGuards } from '../../lib/server/pool.ts';
import { Answers } from './answers/answers.ts';
import { makeFindPrerendered } from './answers/prerendered.ts';
import { cleanHeaders, parseProxies } from './client-address.ts';
import { compress } from './compression.ts';
import { DatabaseHealth } from './database-health.ts';
import { Lane } from './lane.ts';
import { makePublicWork } from './public-work.ts';
import { markRequest, withMark } from './request-id.ts';
import { refuse } from './request-line.ts';
import { makeSearchCount } from './search-count.ts';
import { makeFileChoice } from './static-files.ts';
import { makeFind, makeUnknownIds } from './unknown-ids.ts';

// Longer than proxies and load balancers keep an idle connection (a minute): if we closed first, a request on its way would be a 502.
const keepAliveTimeout = 75_000;
/** Whoever reads slowly holds up nobody else for longer. */
const maxTurnMs = 3000;

const untilSent = (response: ServerResponse) =>
  Promise.race([once(response, 'close').catch(() => {}), wait(maxTurnMs, undefined, { ref: false })]);

/** Next logs whoever hangs up in the middle of a body as an error: its words are enough. */
function withoutStack(error: Error): void {
  error.stack = String(error);
}

/** The server of the site: readies each request before `handle`, which is Next, sees it, and answers by itself what is kept. */
export function makeHttpServer(handle: RequestListener<typeof IncomingMessage>): Server {
  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const proxies = parseProxies(process.env.TRUSTED_PROXIES);
  const health = new DatabaseHealth(process.env.DATABASE_URL);
  (globalThis as DatabaseGuards).builderDatabaseGuard = health;
  const leadUnknown = makeUnknownIds(makeFind(process.env.DATABASE_URL, health));
  const chooseFile = makeFileChoice(distDir);
  const isPublicWork = makePublicWork();
  const lane = new Lane();
  const countSearch = makeSearchCount();
  const site = {
    hostname: new URL(process.env.SITE_URL || 'http://localhost').hostname,
    findPrerendered: makeFindPrerendered(distDir),
    lead: leadUnknown,
    lane,
    isDatabaseAnswering: () => health.isAnswering(),
  };
  const answers = new Answers(handle, site, distDir);
  const server = http.createServer({ keepAliveTimeout }, (request, response) => {
    cleanHeaders(request.headers, request.socket.remoteAddress, proxies);
    const mark = markRequest(request);
    if (refuse(request, response, mark.id)) return;
    const pass = async () => {
      request.on('error', withoutStack);
      response.setHeader('X-Request-Id', mark.id);
      compress(request, response);
      chooseFile(request, response);
      await leadUnknown(request);
      withMark(mark, () => handle(request, response));
    };
    const passInLane = async () => {
      if (!(await health.isAnswering())) throw new Error('The database is away.');
      await pass();
      await untilSent(response);
    };
    const passPublic = async () => {
      const waitSeconds = await countSearch(request);
      if (waitSeconds !== undefined) mark.searchWaitSeconds = waitSeconds;
      // To be told to wait costs little, and waits for nobody.
      await (waitSeconds ? pass() : lane.run(passInLane));
    };
    answers.serve(request, response, mark, () => {
      if (!isPublicWork(request)) return void pass();
      passPublic().catch(() => answers.sendUnavailable(request, response, mark));
    });
  });
  // There are no web sockets here, and Next lets some that are asked for wait for ever.
  server.on('upgrade', (_request, socket) => socket.destroy());
  return server;
}
