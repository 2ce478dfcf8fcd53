import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

type Size = { width: number; height: number };

/** A picture as large as this, with what is missing at its right and below in magenta. */
async function readPixels(file: string, { width, height }: Size): Promise<Buffer> {
  const own = await sharp(file).metadata();
  return sharp(file)
    .extend({ right: width - own.width, bottom: height - own.height, background: '#ff00ff' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/**
 * Compares two pictures, and answers how many of their points differ to the eye. Where one does, it writes the former, the new one
 * and what differs side by side.
 */
export async function findDifference(before: string, after: string, into: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([before, after].map((file) => readPixels(file, { width, height })));
  if (!one || !other) return 0;
  const marked = Buffer.alloc(one.length);
  const count = pixelmatch(one, other, marked, width, height, { threshold: 0.05 });
  if (count === 0) return 0;
  const raw = { width, height, channels: 4 as const };
  await sharp({ create: { ...raw, width: 3 * width, background: '#ffffff' } })
    .composite([one, other, marked].map((input, place) => ({ input, raw, left: place * width, top: 0 })))
    .png()
    .toFile(into);
  return count;
}
