import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { isReachable, unprivileged } from '../../../scripts/lib/database/postgres-home';
import { waitForExit } from '../../../scripts/lib/processes';

const requestsOfOne = 20;
const longestMs = 60_000;

export type FunctionProcess = {
  /** False once it has had as many requests as one process gets. */
  takes(): boolean;
  /** Resolves when the answer and what it waits for have ended. */
  answer(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void>;
  /** The processor time that it had used at the end of the last answer. */
  processorMs(): number;
  /** Has it end once nothing is under way. */
  retire(): void;
  /** Ends it at once, whatever is under way. */
  kill(): Promise<void>;
};

type Options = { folder: string; env: Record<string, string>; onProblem(sentence: string): void };

// Root's own Node may lie where nobody else can go.
const user = isReachable(path.dirname(process.execPath)) ? unprivileged : {};

function start({ folder, env }: Options): { child: ChildProcess; ready: Promise<number> } {
  const child = spawn(process.execPath, ['launcher/start.cjs'], {
    ...user,
    cwd: folder,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message: { port?: number }) => message.port && resolve(message.port));
    waitForExit(child).then((code) => reject(new Error(`A function ended with ${code}.`)), reject);
  });
  return { child, ready };
}

/** Kills the process when this one is gone, however it went: what is frozen does not hear of it. */
function guard(child: ChildProcess): void {
  const guardian = spawn('sh', ['-c', 'read _; kill -9 "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.once('exit', () => guardian.kill('SIGKILL'));
}

/**
 * One process of the function: frozen when the answers and what they wait for have ended, thawed by the next request,
 * killed when one of them takes longer than a function may.
 */
export function startFunction(options: Options): FunctionProcess {
  const { child, ready } = start(options);
  guard(child);
  const underWay = new Map<string, () => void>();
  let taken = 0;
  let isRetired = false;
  let processorMs = 0;

  function rest(): void {
    if (underWay.size > 0) return;
    if (isRetired) child.kill('SIGKILL');
    else child.kill('SIGSTOP');
  }
  child.on('message', ({ ended, ...used }: { ended?: string; processorMs?: number }) => {
    if (!ended) return;
    processorMs = used.processorMs ?? 0;
    underWay.get(ended)?.();
    rest();
  });
  child.on('exit', () => {
    for (const end of underWay.values()) end();
  });

  /** Resolves when the answer and what it waits for have ended. */
  function untilEnded(id: string, url: string): Promise<void> {
    child.kill('SIGCONT');
    return new Promise((resolve) => {
      const kill = () => {
        options.onProblem(`${url} took longer than a function may.`);
        child.kill('SIGKILL');
      };
      const timer = setTimeout(kill, longestMs);
      underWay.set(id, () => {
        clearTimeout(timer);
        underWay.delete(id);
        resolve();
      });
    });
  }

  return {
    takes: () => taken < requestsOfOne && !isRetired && child.exitCode === null && child.signalCode === null,

    async answer(request, body, response) {
      taken += 1;
      const id = randomUUID();
      const ended = untilEnded(id, request.url ?? '');
      const port = await ready;
      const { method, url, headers } = request;
      const inner = httpRequest(
        {
          port,
          host: '127.0.0.1',
          method,
          path: url,
          headers: { ...headers, 'x-host-request': id },
          agent: false,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      );
      inner.on('error', () => response.destroy());
      response.on('close', () => inner.destroy());
      inner.end(body);
      await ended;
    },

    processorMs: () => processorMs,

    retire() {
      isRetired = true;
      ready.then(rest, () => {});
    },

    async kill() {
      child.kill('SIGKILL');
      await waitForExit(child).catch(() => {});
    },
  };
}
