// @ts-check
// Plain JavaScript: `card-process.mjs` runs it outside of the bundle.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cropPhoto } from './crop.mjs';

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ width: number, height: number }} Size */
/**
 * @typedef {object} CardJob
 * @property {unknown} card elements of HTML alone
 * @property {Size} size
 * @property {{ paper: string, photo: { bytes: Uint8Array, focal: { x: number, y: number }, box: Box } | null } | null} share
 *   what lies below the card of a share picture, which is a JPEG; null for the card alone, as PNG
 * @property {number} maxPixels
 */
/** @typedef {new (...given: ConstructorParameters<typeof import('next/og').ImageResponse>) => Response} ImageResponse */

const fontFolder = path.join(process.cwd(), 'node_modules/@fontsource/marcellus/files');
const fontFiles = { Marcellus: 'latin', MarcellusMore: 'latin-ext' };
const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] };

const readFonts = () =>
  Promise.all(
    Object.entries(fontFiles).map(async ([name, subset]) => ({
      name,
      data: await readFile(path.join(fontFolder, `marcellus-${subset}-400-normal.woff`)),
      weight: /** @type {const} */ (400),
    })),
  );

/**
 * @param {ImageResponse} ImageResponse
 * @param {CardJob} job
 */
async function drawCard(ImageResponse, { card, size }) {
  const fonts = await readFonts();
  // next/og passes an SVG to sharp; uploads are checked before they reach sharp.
  sharp.unblock(svgLoader);
  try {
    const drawn = new ImageResponse(/** @type {import('react').ReactElement} */ (card), { ...size, fonts });
    return Buffer.from(await drawn.arrayBuffer());
  } finally {
    sharp.block(svgLoader);
  }
}

/**
 * @param {ImageResponse} ImageResponse
 * @param {CardJob} job
 * @returns {Promise<Buffer>}
 */
export async function draw(ImageResponse, job) {
  const foreground = await drawCard(ImageResponse, job);
  const { share, size, maxPixels } = job;
  if (!share) return foreground;
  const { photo, paper } = share;
  const layers = photo
    ? [
        {
          input: await (await cropPhoto(photo, maxPixels)).toBuffer(),
          left: photo.box.left,
          top: photo.box.top,
        },
      ]
    : [];
  return sharp({ create: { ...size, channels: 3, background: paper } })
    .composite([...layers, { input: foreground }])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
