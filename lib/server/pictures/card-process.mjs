// @ts-check
// Draws one card after the other, for as long as the server asks for some.
import { ImageResponse } from 'next/dist/compiled/@vercel/og/index.node.js';
import sharp from 'sharp';
import { draw } from './card.mjs';
import { takeLowestPriority } from './lowest-priority.mjs';

const maxMemoryBytes = 768 * 1024 * 1024;
const watchMs = 100;

takeLowestPriority();
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

process.on('message', (job) => {
  draw(ImageResponse, /** @type {import('./card.mjs').CardJob} */ (job)).then(
    (bytes) => process.send?.({ bytes }),
    (error) => process.send?.({ failure: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
