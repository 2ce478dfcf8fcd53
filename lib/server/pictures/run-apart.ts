import 'server-only';
import { fork } from 'node:child_process';
import path from 'node:path';

type Apart = {
  program: string;
  job: object;
  count: number;
  timeoutMs: number;
};

/** Low priority, so that visitors do not wait. @throws Error when it ends too early. */
export function runApart({ program, job, count, timeoutMs }: Apart): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(/*turbopackIgnore: true*/ process.cwd(), program), {
      execArgv: [],
      serialization: 'advanced',
      signal: AbortSignal.timeout(timeoutMs),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const made: Buffer[] = [];
    child.on('message', (bytes: Uint8Array) => {
      made.push(Buffer.from(bytes));
      if (made.length === count) child.disconnect();
    });
    child.on('error', reject);
    // Not `close`, which does not come after a disconnect.
    child.on('exit', (code) => {
      if (made.length === count) resolve(made);
      else reject(new Error(`The process that makes pictures ended with ${code}.`));
    });
    child.send(job);
  });
}
