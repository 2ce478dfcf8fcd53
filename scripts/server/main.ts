import type { RequestListener } from 'node:http';
import { makeHttpServer } from './http-server.ts';

type Handle = (...pair: Parameters<RequestListener>) => Promise<void>;

const answerWith =
  (handle: Handle): RequestListener =>
  (request, response) => {
    handle(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };

/** Serves the build of NEXT_DIST_DIR on PORT, and tells the supervisor when it listens. */
export async function serve(): Promise<void> {
  const { default: next } = await import('next');
  const port = Number(process.env.PORT);
  const site = next({ dev: false, port });
  await site.prepare();
  const server = makeHttpServer(answerWith(site.getRequestHandler()));

  // Idle connections are closed at once; answers under way, and what is done after them, are waited for.
  const stop = () => void server.close(() => void site.close().finally(() => process.exit(0)));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The supervisor holds the other end of this channel: when it is killed, the server must not stay behind.
  process.once('disconnect', stop);

  server.on('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  server.listen(port, () => process.send?.('listening'));
}
