import 'server-only';
import { fork } from 'node:child_process';
import path from 'node:path';
import { isServerless } from '../host';
import { processLimit } from '../process-limit';
import { encode } from './encode.mjs';
import type { Rendition } from './renditions';

const timeoutMs = 5 * 60_000;
const program = 'lib/server/pictures/encode-process.mjs';

export type Encoded = { rendition: Rendition; bytes: Buffer };

/** In a process of low priority, so that visitors do not wait for it. */
function encodeApart(master: Buffer, renditions: readonly Rendition[]): Promise<Encoded[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(/*turbopackIgnore: true*/ process.cwd(), program), {
      execArgv: [],
      serialization: 'advanced',
      signal: AbortSignal.timeout(timeoutMs),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const made: Encoded[] = [];
    child.on('message', (bytes: Uint8Array) => {
      const rendition = renditions[made.length];
      if (rendition) made.push({ rendition, bytes: Buffer.from(bytes) });
      if (made.length === renditions.length) child.disconnect();
    });
    child.on('error', reject);
    // Not `close`, which does not come after a disconnect.
    child.on('exit', (code) => {
      if (made.length === renditions.length) resolve(made);
      else reject(new Error(`The process that makes pictures ended with ${code}.`));
    });
    child.send({ master, renditions });
  });
}

async function encodeHere(master: Buffer, renditions: readonly Rendition[]): Promise<Encoded[]> {
  const made: Encoded[] = [];
  for (const rendition of renditions) made.push({ rendition, bytes: await encode(master, rendition) });
  return made;
}

const mutex = processLimit('encoded pictures', 1);

/** Makes files of a master, one picture at a time. A function of a serverless host has no visitors beside it. */
export const encodeAll = (master: Buffer, renditions: readonly Rendition[]): Promise<Encoded[]> =>
  mutex(() => (isServerless() ? encodeHere : encodeApart)(master, renditions));
