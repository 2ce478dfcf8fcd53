// @ts-check
import sharp from 'sharp';
import { encode } from './encode.mjs';
import { takeLowestPriority } from './lowest-priority.mjs';

takeLowestPriority();
sharp.concurrency(1);
sharp.cache(false);

/** @param {{ master: Uint8Array, renditions: import('./renditions').Rendition[] }} job */
async function run({ master, renditions }) {
  for (const rendition of renditions) process.send?.(await encode(master, rendition));
}

process.once('message', (job) => run(/** @type {Parameters<typeof run>[0]} */ (job)));
// The server closes the channel when it has all, and when it is killed.
process.once('disconnect', () => process.exit());
