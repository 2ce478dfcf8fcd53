import 'server-only';
import type { Picture } from '@/lib/shared/pictures/picture';
import { type PictureCrop, toPictureSrc } from '@/lib/shared/pictures/picture-src';
import { env } from '../env';
import { toPoint } from './renditions';
import type { PictureRow } from './row';

// PROJ-5: a plain path of a legacy record is on the old site.
function toUrl({ publicId, url }: PictureRow): string {
  const isPlainPath = publicId === null && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  if (!isPlainPath || !env.LEGACY_IMAGE_HOST) return url;
  return `${env.LEGACY_IMAGE_HOST}/${url.replace(/^\/+/, '')}`;
}

function toCrop({ focalX, focalY, cropX, cropY, cropWidths }: PictureRow): PictureCrop | null {
  if (cropX !== focalX || cropY !== focalY) return null;
  return { point: toPoint({ x: focalX, y: focalY }), widths: cropWidths };
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
    src: toPictureSrc({
      url,
      widths: row.widths,
      avifWidthPx: row.hasAvif ? row.width : null,
      crop: toCrop(row),
    }),
    focal: { x: row.focalX, y: row.focalY },
    ...(row.isLocation && { isLocation: true }),
  };
}
