import 'server-only';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { uploadLimits } from '@/lib/content/limits';

// For the whole process: no file that reaches sharp from here on is read as anything but these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)));

/** A sharp pipeline over a JPEG, PNG or WebP; the limits of an upload hold. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: uploadLimits.maxPixels, failOn: 'truncated', sequentialRead: true });
