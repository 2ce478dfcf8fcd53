import 'server-only';
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { oncePerProcess } from '../bridge.cjs';
import { processLimit } from '../process-limit';
import type { Job } from './card-process.mjs';

const program = 'lib/server/pictures/card-process.mjs';
/** Milliseconds without work until it ends. */
const idleMs = 60_000;
/** A build on a busy machine waits longer: one failed card ends it. */
const usualTimeoutMs = process.env.NEXT_PHASE === 'phase-production-build' ? 60_000 : 10_000;
const maxTries = 2;

type Reply = { bytes?: Uint8Array; failure?: string };

const cards = oncePerProcess('card process', (): { child?: ChildProcess | undefined } => ({}));
const mutex = processLimit('share cards', 1);
let idle: NodeJS.Timeout | undefined;

class Ended extends Error {}

function start(): ChildProcess {
  const child = fork(path.join(/*turbopackIgnore: true*/ process.cwd(), program), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const forget = () => {
    if (cards.child === child) cards.child = undefined;
  };
  child.on('exit', forget).on('error', forget);
  child.unref();
  child.channel?.unref();
  cards.child = child;
  return child;
}

/** @throws Ended when the process ended first. */
function ask(child: ChildProcess, job: Job, timeoutMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      child.channel?.unref();
      work();
    };
    const onMessage = (reply: Reply) => settle(() => resolve(reply));
    const onEnd = () => settle(() => reject(new Ended('The process that draws has ended.')));
    const timer = setTimeout(() => {
      settle(() => reject(new Error('It took too long to draw.')));
      child.kill('SIGKILL');
    }, timeoutMs);
    child.channel?.ref();
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(job);
  });
}

async function tryToDraw(job: Job, timeoutMs: number): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(cards.child ?? start(), job, timeoutMs);
    } catch (error) {
      if (!(error instanceof Ended) || tries >= maxTries) throw error;
    }
  }
}

/** One at a time. @throws Error on failure or timeout. */
export const renderInChild = (job: Job, timeoutMs = usualTimeoutMs): Promise<Buffer> =>
  mutex(async () => {
    clearTimeout(idle);
    try {
      const { bytes, failure } = await tryToDraw(job, timeoutMs);
      if (!bytes) throw new Error(failure);
      return Buffer.from(bytes);
    } finally {
      idle = setTimeout(() => cards.child?.disconnect(), idleMs).unref();
    }
  });
