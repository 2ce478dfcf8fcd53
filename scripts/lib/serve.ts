import { type ChildProcess, spawn } from 'node:child_process';
import { nextProgram } from './build';
import { noteServing } from './occupant';
import { endChild, waitForExit, waitUntilListening } from './processes';
import type { Settings } from './settings';

export type Server = { exited: Promise<number>; stop(): Promise<void> };

/** Serves the build of NEXT_DIST_DIR on PORT. */
export const serverProgram = 'scripts/server/start.mjs';

function spawnServer(args: string[], quiet: boolean): ChildProcess {
  return spawn(process.execPath, args, {
    // In a group of its own, so that Ctrl-C reaches the supervisor alone; the channel tells it when the supervisor dies.
    detached: process.platform !== 'win32',
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
}

/** Serves the build as one process and waits until it answers. @throws Error when it ends before that. */
export async function serve(settings: Settings, options: { quiet?: boolean } = {}): Promise<Server> {
  const child = spawnServer([serverProgram], options.quiet ?? false);
  const exited = waitForExit(child);
  const forget = noteServing(settings.distDir, { pid: child.pid ?? 0, port: settings.PORT });
  const server: Server = {
    exited: exited.finally(forget),
    stop: () => endChild(child),
  };
  await waitUntilListening(child);
  return server;
}

/** The development server, which builds as it goes. */
export function serveDevelopment(settings: Settings): Server {
  const child = spawnServer([nextProgram, 'dev', '-p', String(settings.PORT)], false);
  return { exited: waitForExit(child), stop: () => endChild(child) };
}
