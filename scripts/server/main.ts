import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import net from 'node:net';
import { setImmediate as afterRead, setTimeout as wait } from 'node:timers/promises';
import type { StopHooks } from '../../lib/server/schedule.ts';
import { dropBuiltConfig, takeBuiltConfig } from './built-config.ts';
import { makeHttpServer } from './http-server.ts';
import { countWorkers } from './workers/count.ts';
import { shareExpiry } from './workers/expiry.ts';
import { runPrimary } from './workers/primary.ts';

/** What is under way has so long to end: the supervisor waits for ten seconds. */
const finishMs = 7000;

type Handle = (...pair: Parameters<RequestListener>) => Promise<void>;

const answerWith =
  (handle: Handle): RequestListener =>
  (request, response) => {
    handle(request, response).catch((error) => {
      console.error(request.headers['x-request-id'], error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };

/** Until nobody has connected for a moment, but for a second at most: who waits in the system's queue when it is closed is hung up on. */
async function untilQuiet(server: Server): Promise<void> {
  let connections = 0;
  server.on('connection', () => (connections += 1));
  for (let turn = 0, before = -1; turn < 20 && before !== connections; turn += 1) {
    before = connections;
    await wait(50);
    // What has come meanwhile is taken in before this.
    await afterRead();
  }
}

async function serveHere(): Promise<void> {
  // Before Next is loaded, which starts what the site does by itself.
  const hooks: (() => Promise<void>)[] = [];
  Object.assign(globalThis, {
    builderStopHooks: hooks,
    builderHasSchedules: !cluster.isWorker || process.env.WORKER === '1',
  } satisfies StopHooks);
  const { worker } = cluster;
  if (worker) {
    shareExpiry();
    // Node would end it at once where the primary is killed; what is under way is to be finished, below.
    worker.once('disconnect', () => (worker.exitedAfterDisconnect = true));
  }
  takeBuiltConfig(process.env.NEXT_DIST_DIR ?? '.next');
  const { default: next } = await import('next');
  const port = Number(process.env.PORT);
  const site = next({ dev: false, port });
  const server = makeHttpServer(answerWith(site.getRequestHandler()));

  // Answers under way, and what is done after them, are waited for; connections are closed as they fall idle.
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const late = wait(finishMs);
    await untilQuiet(server);
    // Not that of HTTP, which hangs up at once on whoever has connected and whose request is not read yet.
    const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
    // After a turn of the loop in which what has come is read.
    setInterval(() => setImmediate(() => server.closeIdleConnections()), 250);
    const work = [closed.then(() => site.close()), ...hooks.map((hook) => hook())];
    await Promise.race([Promise.allSettled(work), late]);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The supervisor holds the other end of this channel: when it is killed, the server must not stay behind.
  process.on('disconnect', stop);

  server.on('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  await site.prepare();
  dropBuiltConfig();
  const host = process.env.HOST || undefined;
  if (!isStopping) server.listen({ port, host }, () => process.send?.('listening'));
}

/**
 * Serves the build of NEXT_DIST_DIR on PORT of HOST, and tells the supervisor when it listens. Several workers are processes of
 * their own, and this one is their primary.
 */
export async function serve(): Promise<void> {
  const workers = countWorkers();
  if (workers > 1 && cluster.isPrimary) runPrimary(workers);
  else await serveHere();
}
