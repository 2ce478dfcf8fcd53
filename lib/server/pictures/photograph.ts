import 'server-only';
import { storage } from '../storage/storage';
import { encodeAll } from './encoder';
import type { PictureRow } from './row';

const widthPx = 1920;

/** @throws AppError unavailable, not_found. */
export async function makePhotograph(
  { url, width }: Pick<PictureRow, 'url' | 'width'>,
  maxBytes: number,
): Promise<Buffer> {
  const rendition = {
    file: 'photograph.jpg',
    widthPx: Math.min(width ?? widthPx, widthPx),
    crop: null,
    maxBytes,
  };
  const [made] = await encodeAll(await storage.read(url), [rendition]);
  if (!made) throw new Error('The encoding process made no photograph.');
  return made.bytes;
}
