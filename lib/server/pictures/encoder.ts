import 'server-only';
import { isServerless } from '../host';
import { processLimit } from '../process-limit';
import type { Rendition } from './renditions';
import { runApart } from './run-apart';

const timeoutMs = 5 * 60_000;
const program = 'lib/server/pictures/encode-process.mjs';

export type Encoded = { rendition: Rendition; bytes: Buffer };

async function encodeApart(master: Buffer, renditions: readonly Rendition[]): Promise<Encoded[]> {
  const made = await runApart({ program, job: { master, renditions }, count: renditions.length, timeoutMs });
  return renditions.flatMap((rendition, at) => {
    const bytes = made[at];
    return bytes ? [{ rendition, bytes }] : [];
  });
}

async function encodeHere(master: Buffer, renditions: readonly Rendition[]): Promise<Encoded[]> {
  const { encode } = await import('./encode.mjs');
  const made: Encoded[] = [];
  for (const rendition of renditions) made.push({ rendition, bytes: await encode(master, rendition) });
  return made;
}

const mutex = processLimit('encoded pictures', 1);

export const encodeAll = (master: Buffer, renditions: readonly Rendition[]): Promise<Encoded[]> =>
  mutex(() => (isServerless() ? encodeHere : encodeApart)(master, renditions));
