// @ts-check
// A separate process: only here may sharp read SVG, and too much memory ends only this process.
import sharp from 'sharp';
import { workApart } from '../apart.mjs';

const maxMemoryBytes = 512 * 1024 * 1024;
const watchMs = 20;
const dpi = 72;

workApart();
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

setInterval(() => {
  // `exit` would wait for the drawing to end.
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, watchMs);

/** @param {{ svg: Uint8Array, sidePx: number }} job */
async function draw({ svg, sidePx }) {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  // A style sheet may override the size of the attributes.
  const density = (dpi * sidePx) / Math.max(width, height);
  return sharp(svg, {
    density: Math.min(100_000, Math.max(1, density)),
    limitInputPixels: sidePx * sidePx * 2,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

process.once('message', (job) =>
  draw(/** @type {Parameters<typeof draw>[0]} */ (job)).then(
    (png) => process.send?.(png),
    () => process.exit(1),
  ),
);
