import { type ChildProcess, spawn } from 'node:child_process';
import { nextProgram } from './build';
import { noteServing } from './occupant';
import { endChild, waitForExit, waitUntilListening } from './processes';
import type { Settings } from './settings';

export type Server = { exited: Promise<number>; stop(): Promise<void> };

/**
 * How long an idle connection is kept, longer than reverse proxies and load balancers keep theirs (a minute): who is
 * last to hang up never sends a request into a connection that is just being closed, which would be a 502.
 */
const keepAliveMs = 75_000;

/** The arguments of Node that serve the build on a port. */
export const toServeArgs = (port: number): string[] => [
  ...['--require', './scripts/preload/serve.cjs'],
  ...[nextProgram, 'start', '-p', String(port), '--keepAliveTimeout', String(keepAliveMs)],
];

function spawnNext(args: string[], quiet: boolean): ChildProcess {
  return spawn(process.execPath, args, {
    // In a group of its own, so that Ctrl-C reaches the supervisor alone; the channel tells it when the supervisor dies.
    detached: process.platform !== 'win32',
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
}

/** Serves the build as one process and waits until it answers. @throws Error when it ends before that. */
export async function serve(settings: Settings, options: { quiet?: boolean } = {}): Promise<Server> {
  const child = spawnNext(toServeArgs(settings.PORT), options.quiet ?? false);
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
  const child = spawnNext([nextProgram, 'dev', '-p', String(settings.PORT)], false);
  return { exited: waitForExit(child), stop: () => endChild(child) };
}
