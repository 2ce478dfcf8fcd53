import 'server-only';
import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { uploadLimits } from '@/lib/content/limits';

async function load() {
  const { default: sharp } = await import('sharp');
  // For the whole process: sharp reads these three formats only.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)));
  return sharp;
}

let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first picture, because it takes 25 MB. */
export const loadSharp = () => {
  loading ??= load();
  return loading;
};

export async function decode(bytes: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, {
    limitInputPixels: uploadLimits.maxPixels,
    failOn: 'truncated',
    sequentialRead: true,
  });
}
