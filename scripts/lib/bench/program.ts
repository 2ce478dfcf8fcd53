import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, hasExited } from '../processes';

const readyDeadlineMs = 60_000;

export type Program = {
  url: string;
  pid: number;
  startMs: number;
  readMemory(): number;
  stop(): Promise<void>;
};

type Start = {
  args: string[];
  port: number;
  env?: Record<string, string>;
};

/** @throws Error when it ends first. */
export async function startProgram({ args, port, env = {} }: Start): Promise<Program> {
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  while (!(await isAnswering(url))) {
    const isLate = performance.now() - started > readyDeadlineMs;
    if (isLate) await endChild(child);
    if (isLate || hasExited(child)) throw new Error(`${args.join(' ')} did not answer on port ${port}.`);
    await wait(5);
  }
  return {
    url,
    pid: child.pid as number,
    startMs: performance.now() - started,
    readMemory: () => {
      const status = fs.readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
    stop: () => endChild(child),
  };
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
