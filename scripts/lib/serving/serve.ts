import { type ChildProcess, spawn } from 'node:child_process';
import { nextProgram } from '../build/build';
import { endChild, waitForExit, waitUntilListening } from '../processes';
import type { Settings } from '../settings';

export type Server = { exited: Promise<number>; stop(): Promise<void> };

/** Node's arguments: serves the build of NEXT_DIST_DIR on PORT. V8's space for young objects grows to 24 MB at most, which is enough for what is kept. */
export const serverArguments = ['--max-semi-space-size=8', 'scripts/server/start.mjs'];

/**
 * glibc then gives back what a flood or an upload took, and keeps it in two places alone; other systems do not read them.
 * What the environment says itself comes first.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

function spawnServer(
  args: string[],
  { PORT }: Settings,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...memorySettings, ...process.env, PORT: String(PORT) },
    // In a group of its own, so that Ctrl-C reaches the supervisor alone; the channel tells it when the supervisor dies.
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, 'ipc'],
  });
}

/**
 * Serves the build as one process and waits until it answers; `hear` is told what it prints, too.
 * @throws Error when it ends before that.
 */
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

/** The development server, which builds as it goes. */
export function serveDevelopment(settings: Settings): Server {
  const child = spawnServer(
    [nextProgram, 'dev', '-p', String(settings.PORT), ...(settings.HOST ? ['-H', settings.HOST] : [])],
    settings,
  );
  return { exited: waitForExit(child), stop: () => endChild(child) };
}
