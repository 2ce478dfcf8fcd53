// @ts-check
import sharp from 'sharp';
import { workApart } from './apart.mjs';
import { encode } from './encode.mjs';

workApart();
sharp.concurrency(1);
sharp.cache(false);

/** @param {{ master: Uint8Array, renditions: import('./renditions').Rendition[] }} job */
async function run({ master, renditions }) {
  for (const rendition of renditions) process.send?.(await encode(master, rendition));
}

process.once('message', (job) => run(/** @type {Parameters<typeof run>[0]} */ (job)));
