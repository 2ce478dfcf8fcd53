import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const readyDeadlineMs = 60_000;

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process ids are reused. True when the system does not tell. */
export function isRunning(pid: number, word: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
  } catch {
    return true;
  }
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** A signal counts as 1. */
export function waitForExit(child: ChildProcess): Promise<number> {
  if (hasExited(child)) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** @throws Error when it ends first, or after a minute. */
export async function waitUntilListening(child: ChildProcess): Promise<void> {
  const listening = new Promise<void>((resolve) => {
    child.on('message', (message) => message === 'listening' && resolve());
  });
  const late = new AbortController();
  try {
    await Promise.race([
      listening,
      waitForExit(child).then((code) => {
        throw new Error(`The server ended with ${code} before it was ready.`);
      }),
      wait(readyDeadlineMs, undefined, { signal: late.signal }).then(() => {
        throw new Error('The server did not become ready in a minute.');
      }),
    ]);
  } catch (error) {
    await endChild(child);
    throw error;
  } finally {
    late.abort();
  }
}

export async function endChild(child: ChildProcess, graceMs = 10_000): Promise<void> {
  if (hasExited(child) || child.pid === undefined) return;
  const exited = waitForExit(child);
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await exited;
  clearTimeout(timer);
}

/** @throws Error with its output when it fails. */
export async function runQuietly(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  const output = Buffer.concat(chunks).toString();
  if (code !== 0) throw new Error(output.trim() || `${command} ended with ${code}.`);
  return output;
}

export function onStopSignal(work: () => void): void {
  let asked = false;
  const askOnce = () => {
    if (asked) return;
    asked = true;
    work();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, askOnce);
  if (!process.env.npm_lifecycle_event) return;
  // npm signals the shell between us, which ends and passes nothing on.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) askOnce();
  }, 250).unref();
}
