// @ts-check
// A separate process: only a HEIC loads the decoder, and too much memory ends only this process.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { workApart } from '../apart.mjs';

/** @typedef {{ heic: Uint8Array, maxPixels: number, sidePx: number }} Job */

// 50 megapixels take 200 MB decoded and 200 MB drawn.
const maxMemoryBytes = 1024 * 1024 * 1024;
const watchMs = 20;

/** @param {Buffer} bytes */
function findProfile(bytes) {
  // ICC profile: a box "colr" of the kind "prof", with its size before it.
  const at = bytes.indexOf('colrprof', 0, 'latin1');
  if (at < 4) return null;
  const end = at - 4 + bytes.readUInt32BE(at - 4);
  const isWhole = end > at + 8 + 128 && end <= bytes.length && end - at < 1024 * 1024;
  return isWhole ? bytes.subarray(at + 8, end) : null;
}

/** @param {Buffer} png @param {Buffer} profile */
function withProfile(png, profile) {
  const data = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  const head = 8 + 25;
  return Buffer.concat([png.subarray(0, head), length, data, sum, png.subarray(head)]);
}

/** @param {Job} job */
async function decode({ heic, maxPixels, sidePx }) {
  const bytes = Buffer.from(heic);
  const load = createRequire(import.meta.url);
  const wasmBinary = readFileSync(load.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const { HeifDecoder } = load('libheif-js/libheif-wasm/libheif.js')({ wasmBinary });
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((/** @type {any} */ each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error('It holds no picture.');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return { tooManyPixels: true };
  const data = await new Promise((resolve, reject) => {
    image.display(
      { data: new Uint8ClampedArray(width * height * 4), width, height },
      (/** @type {{ data: Uint8ClampedArray } | null} */ shown) =>
        shown ? resolve(Buffer.from(shown.data.buffer)) : reject(new Error('It could not be decoded.')),
    );
  });
  sharp.concurrency(1);
  const drawn = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels });
  const { isOpaque } = await drawn.stats();
  const sized = drawn.resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true });
  const png = await (isOpaque ? sized.removeAlpha() : sized).png({ compressionLevel: 1 }).toBuffer();
  const profile = findProfile(bytes);
  return { png: profile ? withProfile(png, profile) : png };
}

function main() {
  workApart();
  setInterval(() => {
    // The decoder cannot be interrupted, so the process ends.
    if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
  }, watchMs);
  process.once('message', (job) => {
    const worker = new Worker(new URL(import.meta.url));
    worker.once('message', (made) => process.send?.(made.png ?? Buffer.alloc(0)));
    worker.once('error', () => process.exit(1));
    worker.postMessage(job);
  });
}

if (isMainThread) main();
else
  parentPort?.once('message', async (job) => {
    parentPort?.postMessage(await decode(job));
  });
