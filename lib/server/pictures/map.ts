import 'server-only';
import type { Picture } from '@/lib/shared/picture';
import { toPictureSrc } from '@/lib/shared/picture-src';
import { env } from '../env';
import type { PictureRow } from './row';

// PROJ-5: a plain path of a legacy record stands on the old site.
function toUrl({ publicId, url }: PictureRow): string {
  const isPlainPath = publicId === null && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  if (!isPlainPath || !env.LEGACY_IMAGE_HOST) return url;
  return `${env.LEGACY_IMAGE_HOST}/${url.replace(/^\/+/, '')}`;
}

export function toPicture(row: PictureRow): Picture {
  const url = toUrl(row);
  return {
    _id: row.id,
    url,
    public_id: row.publicId,
    alt: row.alt,
    width: row.width,
    height: row.height,
    blurDataURL: row.blurDataUrl,
    src: toPictureSrc({ url, widths: row.widths, avifWidthPx: null, crop: null }),
    focal: { x: row.focalX, y: row.focalY },
  };
}
