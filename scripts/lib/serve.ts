import { type ChildProcess, spawn } from 'node:child_process';
import { nextProgram } from './build';
import { noteServing } from './occupant';
import { endChild, waitForExit, waitUntilListening } from './processes';
import type { Settings } from './settings';

export type Server = { exited: Promise<number>; stop(): Promise<void> };

function spawnNext(nodeArgs: string[], nextArgs: string[], quiet: boolean): ChildProcess {
  return spawn(process.execPath, [...nodeArgs, nextProgram, ...nextArgs], {
    // In a group of its own, so that Ctrl-C reaches the supervisor alone; the channel tells it when the supervisor dies.
    detached: process.platform !== 'win32',
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
}

/** Serves the build as one process and waits until it answers. @throws Error when it ends before that. */
export async function serve(settings: Settings, options: { quiet?: boolean } = {}): Promise<Server> {
  const preload = ['--require', './scripts/preload/serve.cjs'];
  const child = spawnNext(preload, ['start', '-p', String(settings.PORT)], options.quiet ?? false);
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
  const child = spawnNext([], ['dev', '-p', String(settings.PORT)], false);
  return { exited: waitForExit(child), stop: () => endChild(child) };
}
