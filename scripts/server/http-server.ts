import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { finished } from 'node:stream/promises';
import { isInStep } from '../../lib/server/cache/tag-sync.cjs';
import type { DatabaseGuards } from '../../lib/server/pool.ts';
import { Answer } from './answers/answer.ts';
import { Answers } from './answers/answers.ts';
import { makeFindPrerendered } from './answers/prerendered.ts';
import { renderFor } from './answers/render.ts';
import { send } from './answers/send.ts';
import { cleanHeaders, parseProxies } from './client-address.ts';
import { compress } from './compression.ts';
import { DatabaseHealth } from './database-health.ts';
import { Lane } from './lane.ts';
import { makePublicWork } from './public-work.ts';
import { markRequest, withMark } from './request-id.ts';
import { isReading, refuse } from './request-line.ts';
import { makeSearchCount } from './search-count.ts';
import { makeFileChoice } from './static-files.ts';
import { makeList, makeUnknownIds } from './unknown-ids.ts';

// Longer than proxies and load balancers keep an idle connection (a minute): if we closed first, a request on its way would be a 502.
const keepAliveTimeout = 75_000;

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
  const { lead, leadAtOnce } = makeUnknownIds(makeList(process.env.DATABASE_URL, health), isInStep);
  const chooseFile = makeFileChoice(distDir);
  const isPublicWork = makePublicWork();
  const lane = new Lane();
  const countSearch = makeSearchCount();
  const site = {
    hostname: new URL(process.env.SITE_URL || 'http://localhost').hostname,
    findPrerendered: makeFindPrerendered(distDir),
    lead,
    leadAtOnce,
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
      await lead(request);
      withMark(mark, () => handle(request, response));
    };
    const passInLane = async () => {
      // Nobody waits for it any more.
      if (request.socket.destroyed) return null;
      if (!(await health.isAnswering())) throw new Error('The database is away.');
      if (isReading(request)) {
        await lead(request);
        return renderFor(handle, request, mark);
      }
      await pass();
      await finished(response).catch(() => {});
      return null;
    };
    const passPublic = async () => {
      const waitSeconds = await countSearch(request);
      if (waitSeconds !== undefined) mark.searchWaitSeconds = waitSeconds;
      // To be told to wait costs little, and waits for nobody.
      if (waitSeconds) return pass();
      const rendered = await lane.run(passInLane);
      if (rendered) send(request, response, new Answer(rendered), mark.id);
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
