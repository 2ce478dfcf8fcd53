import { loginPath } from '@/lib/content/nav';
import { stopBuild } from '../build/build';
import { closeConnections, type Database } from '../database/database';
import { isPortFree } from '../ports';
import { onStopSignal } from '../processes';
import { say, sentenceOf, uptime } from '../say';
import type { Settings } from '../settings';
import type { Server } from './serve';

/** The server ends before the database that it queries. */
export type Running = { database?: Promise<Database>; server?: Server };

export async function requireFreePort({ PORT, HOST }: Settings): Promise<void> {
  if (!(await isPortFree(PORT, HOST)))
    throw new Error(`Port ${PORT} is taken by another program: stop it, or set PORT to another one.`);
}

export function sayAddress({ SITE_URL }: Settings): void {
  say(
    `Ready after ${uptime()}.\n\nThe site is at ${SITE_URL}\nLog in at     ${SITE_URL}${loginPath}\nStop it with Ctrl-C.\n`,
  );
}

export async function supervise(bringUp: (running: Running) => Promise<void>): Promise<void> {
  const running: Running = {};
  let asked = false;
  let shuttingDown: Promise<void> | undefined;
  const shutDown = () => {
    shuttingDown ??= (async () => {
      await stopBuild();
      await running.server?.stop();
      await closeConnections().catch(() => {});
      // A database that is still starting would continue without us.
      const database = await running.database?.catch(() => null);
      await database?.stop();
    })();
    return shuttingDown;
  };
  onStopSignal(() => {
    asked = true;
    say('Stopping…');
    shutDown().then(
      () => process.exit(0),
      (error) => {
        say(sentenceOf(error));
        process.exit(1);
      },
    );
  });
  try {
    await bringUp(running);
    if (running.server) {
      const code = await running.server.exited;
      if (!asked) throw new Error(`The server stopped with ${code}.`);
    }
  } catch (error) {
    if (asked) return void (await new Promise(() => {}));
    console.error(sentenceOf(error));
    await shutDown();
    process.exit(1);
  }
  await shutDown();
}
