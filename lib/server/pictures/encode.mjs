// @ts-check
// Plain JavaScript, because a process of its own runs it too, without the bundle: `encode-process.mjs`.
import sharp from 'sharp';

const webp = { quality: 78 };
// Effort 2 makes files 4 % larger than effort 4 does, in an eighth of its time.
const avif = { quality: 45, effort: 2 };
// Of a JPEG that may have so many bytes alone: the first that fits, then the same again with fewer pixels.
const jpegQualities = [82, 68, 54];

/**
 * @param {import('sharp').Sharp} image
 * @param {number} widthPx
 * @param {number} maxBytes
 * @returns {Promise<Buffer>}
 */
async function toJpeg(image, widthPx, maxBytes) {
  const scaled = image.clone().resize({ width: widthPx }).flatten({ background: '#ffffff' });
  for (const quality of jpegQualities) {
    const bytes = await scaled.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  return toJpeg(image, Math.floor(widthPx * 0.75), maxBytes);
}

/**
 * Makes one file of a master: the part that `crop` names or the whole, in this width. The ending of its name says the format.
 * @param {Uint8Array} master
 * @param {import('./renditions').Rendition} rendition
 */
export function encode(master, { file, widthPx, crop, maxBytes = Number.POSITIVE_INFINITY }) {
  // What is read more than once is no sequence.
  const isJpeg = file.endsWith('.jpg');
  const whole = sharp(master, { sequentialRead: !isJpeg });
  if (isJpeg) return toJpeg(whole, widthPx, maxBytes);
  const scaled = (crop ? whole.extract(crop) : whole).resize({ width: widthPx });
  return (file.endsWith('.avif') ? scaled.avif(avif) : scaled.webp(webp)).toBuffer();
}
