import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBuild } from '../../../scripts/lib/build/build-folders';
import { findFreePort } from '../../../scripts/lib/ports';
import { endChild, waitUntilListening } from '../../../scripts/lib/processes';
import { memorySettings, serverArguments } from '../../../scripts/lib/serving/serve';

export type SecondServer = {
  url: string;
  pid: number;
  /** Bytes that the server's process still uses once its garbage is collected. */
  readMemory(): Promise<number>;
  /** The files that the server's process has loaded. */
  listLoaded(): Promise<string[]>;
  /** All that it has written to its log. */
  readLog(): string;
  stop(): Promise<void>;
};

/** Another server of the test site's build, on the same database, with settings of its own; `launcher` runs it, where it is given. */
export async function startSecondServer(
  settings: Record<string, string> = {},
  launcher: string[] = [],
): Promise<SecondServer> {
  const port = await findFreePort(0);
  const url = `http://localhost:${port}`;
  const node = [process.execPath, '--require', './tests/support/servers/memory.cjs', ...serverArguments];
  const [program = '', ...args] = [...launcher, ...node];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', launcher.length > 0 ? 'pipe' : 'inherit', 'ipc'],
    env: {
      ...memorySettings,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      NEXTAUTH_URL: url,
      ...settings,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk));
  await waitUntilListening(child);
  return {
    url,
    // One that listens has it.
    pid: child.pid as number,
    readMemory: async () => (await ask(child, 'memory')).memory,
    listLoaded: async () => (await ask(child, 'loaded')).loaded,
    readLog: () => log,
    stop: () => endChild(child),
  };
}

/** Asks what is loaded before the server: `memory.cjs`. */
async function ask(child: ChildProcess, what: 'memory' | 'loaded') {
  const answered = once(child, 'message');
  child.send(what);
  const [answer] = await answered;
  return answer as { memory: number; loaded: string[] };
}

/** The same after a new deployment: the build has another id, and the old one is not there any more. */
export async function startRedeployedServer(buildId: string): Promise<SecondServer> {
  const distDir = process.env.NEXT_DIST_DIR ?? '';
  const copy = `${distDir}-redeployed`;
  rmSync(copy, { recursive: true, force: true });
  copyBuild(distDir, copy);
  writeFileSync(path.join(copy, 'BUILD_ID'), buildId);
  const server = await startSecondServer({ NEXT_DIST_DIR: copy });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
