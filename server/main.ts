import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import net from 'node:net';
import { setImmediate as afterRead, setTimeout as wait } from 'node:timers/promises';
import { bridge } from '../lib/server/bridge.cjs';
import { dropBuiltConfig, takeBuiltConfig } from './built-config.ts';
import { makeHttpServer } from './http-server.ts';
import { countWorkers } from './workers/count.ts';
import { shareExpiry } from './workers/expiry.ts';
import { runPrimary } from './workers/primary.ts';

/** The supervisor waits ten seconds. */
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

/** At most a second: a close drops connections in the queue of the system. */
async function untilQuiet(server: Server): Promise<void> {
  let connections = 0;
  server.on('connection', () => (connections += 1));
  for (let turn = 0, before = -1; turn < 20 && before !== connections; turn += 1) {
    before = connections;
    await wait(50);
    await afterRead();
  }
}

async function serveHere(): Promise<void> {
  // Before Next loads, which starts the work of the site.
  const hooks: (() => Promise<void>)[] = [];
  bridge.stopHooks = hooks;
  bridge.hasSchedules = !cluster.isWorker || process.env.WORKER === '1';
  const { worker } = cluster;
  if (worker) {
    shareExpiry();
    // Node would end a worker with its primary; requests must finish.
    worker.once('disconnect', () => (worker.exitedAfterDisconnect = true));
  }
  takeBuiltConfig(process.env.NEXT_DIST_DIR ?? '.next');
  const { default: next } = await import('next');
  const port = Number(process.env.PORT);
  const site = next({ dev: false, port });
  const server = makeHttpServer(answerWith(site.getRequestHandler()));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const late = wait(finishMs);
    await untilQuiet(server);
    // Not the close of HTTP, which drops connections whose request is not read yet.
    const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
    // After a turn that reads what has arrived.
    setInterval(() => setImmediate(() => server.closeIdleConnections()), 250);
    const work = [closed.then(() => site.close()), ...hooks.map((hook) => hook())];
    await Promise.race([Promise.allSettled(work), late]);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The channel closes when the supervisor is killed, and the server must end too.
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

export async function serve(): Promise<void> {
  const workers = countWorkers();
  if (workers > 1 && cluster.isPrimary) runPrimary(workers);
  else await serveHere();
}
