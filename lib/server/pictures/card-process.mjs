// @ts-check
import sharp from 'sharp';
import { ImageResponse } from '../next-internals/image-response.mjs';
import { workApart } from './apart.mjs';
import { draw } from './card.mjs';

const maxMemoryBytes = 768 * 1024 * 1024;
const watchMs = 100;

workApart();
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

setInterval(() => {
  // `exit` would wait for the drawing to end.
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, watchMs).unref();

/** @typedef {import('./card.mjs').CardJob | import('./brochure/draw.mjs').BrochureJob} Job */

/** @param {Job} job */
async function work(job) {
  if ('card' in job) return draw(ImageResponse, job);
  const { drawBrochure } = await import('./brochure/draw.mjs');
  return drawBrochure(job);
}

process.on('message', (job) => {
  work(/** @type {Job} */ (job)).then(
    (bytes) => process.send?.({ bytes }),
    (error) => process.send?.({ failure: String(error) }),
  );
});
