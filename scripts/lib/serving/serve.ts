import { type ChildProcess, spawn } from 'node:child_process';
import { nextProgram } from '../build/build';
import { endChild, waitForExit, waitUntilListening } from '../processes';
import type { Settings } from '../settings';

export type Server = { exited: Promise<number>; stop(): Promise<void> };

/** V8 space for young objects: 24 MB is enough for cached responses. */
export const serverArguments = ['--max-semi-space-size=8', 'server/start.mjs'];

/** glibc then returns memory after a burst. The environment comes first. */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

function spawnServer(
  args: string[],
  { PORT }: Settings,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...memorySettings, ...process.env, PORT: String(PORT) },
    // A separate process group: Ctrl-C reaches the supervisor only.
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, 'ipc'],
  });
}

/** @throws Error when it ends first. */
export async function serve(settings: Settings, hear?: (text: string) => void): Promise<Server> {
  const child = spawnServer(serverArguments, settings, hear ? 'pipe' : 'inherit');
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from?.on('data', (chunk: Buffer) => {
      to.write(chunk);
      hear?.(chunk.toString());
    });
  const exited = waitForExit(child);
  await waitUntilListening(child);
  return { exited, stop: () => endChild(child) };
}

export function serveDevelopment(settings: Settings): Server {
  const child = spawnServer(
    [nextProgram, 'dev', '-p', String(settings.PORT), ...(settings.HOST ? ['-H', settings.HOST] : [])],
    settings,
  );
  return { exited: waitForExit(child), stop: () => endChild(child) };
}
