// @ts-check
// Plain JavaScript, because its importers are.
import sharp from 'sharp';

/**
 * @param {{ bytes: Uint8Array, focal: { x: number, y: number }, box: { width: number, height: number } }} photo
 * @param {number} maxPixels
 * @returns {Promise<import('sharp').Sharp>}
 */
export async function cropPhoto({ bytes, focal, box }, maxPixels) {
  /** @type {import('sharp').SharpOptions} */
  const options = { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true };
  const { width, height } = await sharp(bytes, options).metadata();
  const scale = Math.max(box.width / width, box.height / height);
  const full = Math.ceil(width * scale);
  const tall = Math.ceil(height * scale);
  /**
   * @param {number} at
   * @param {number} whole
   * @param {number} part
   */
  const offset = (at, whole, part) => Math.round(Math.min(whole - part, Math.max(0, at * whole - part / 2)));
  return sharp(bytes, options)
    .resize(full, tall, { fit: 'fill' })
    .extract({
      left: offset(focal.x, full, box.width),
      top: offset(focal.y, tall, box.height),
      width: box.width,
      height: box.height,
    })
    .removeAlpha();
}
