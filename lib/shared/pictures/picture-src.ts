/**
 * What a picture's `src` says: its master, and which files are ready beside it. `…/master.webp?w=384-640-960`, then
 * `&avif=1920` where each of these widths and the master's own (1920) are there as AVIF, then `&crop=73-40-480-720`
 * where portrait crops at the point 73 %, 40 % are there, as AVIF of these widths.
 */
export type PictureSrc = {
  url: string;
  widths: readonly number[];
  /** The master's width, when there is AVIF; else null. */
  avifWidthPx: number | null;
  crop: PictureCrop | null;
};

/** `point` is the focal point in whole percent, from the left and from the top: `73-40`. */
export type PictureCrop = { point: string; widths: readonly number[] };

/** Which part of a picture a box shows: the whole, or its portrait crop (6:7). */
export type PictureShape = 'whole' | 'portrait';

const pattern = /^(.*\/master\.webp)\?w=(\d+(?:-\d+)*)(?:&avif=(\d+))?(?:&crop=(\d+-\d+)-(\d+(?:-\d+)*))?$/;

const toWidths = (text: string): number[] => text.split('-').map(Number);

export function toPictureSrc({ url, widths, avifWidthPx, crop }: PictureSrc): string {
  if (widths.length === 0) return url;
  const avif = avifWidthPx === null ? '' : `&avif=${avifWidthPx}`;
  const portrait = crop && crop.widths.length > 0 ? `&crop=${crop.point}-${crop.widths.join('-')}` : '';
  return `${url}?w=${widths.join('-')}${avif}${portrait}`;
}

/** Null for any address but that of a stored picture whose widths are ready. */
export function parsePictureSrc(src: string): PictureSrc | null {
  const [, url, widths, avif, point, cropWidths] = pattern.exec(src) ?? [];
  if (!url || !widths) return null;
  return {
    url,
    widths: toWidths(widths),
    avifWidthPx: avif ? Number(avif) : null,
    crop: point && cropWidths ? { point, widths: toWidths(cropWidths) } : null,
  };
}

/** The one file for a picture that is shown small, or seldom: a choice of files costs bytes of the page. It is at least so wide, or the widest beside the master. */
export function findFileOfWidth(src: string, leastPx: number): string {
  const parsed = parsePictureSrc(src);
  if (!parsed) return src;
  const { url, widths } = parsed;
  const wide = widths.filter((width) => width >= leastPx);
  const widthPx = wide.length > 0 ? Math.min(...wide) : Math.max(...widths);
  return `${url.slice(0, url.lastIndexOf('/'))}/${widthPx}.webp`;
}

export const findSmallestFile = (src: string): string => findFileOfWidth(src, 0);

/** The name of a crop's file, without its folder. */
export const cropFile = (point: string, widthPx: number): string => `crop-${point}-${widthPx}.avif`;

/**
 * The `srcset` of a `<source type="image/avif">`; null where there is none yet, or the picture needs no crop of this shape.
 * WebP is the loader's, for `<img>`: a browser without AVIF gets the whole picture.
 */
export function findAvifSrcSet(src: string, shape: PictureShape): string | null {
  const parsed = parsePictureSrc(src);
  if (!parsed) return null;
  const { url, widths, avifWidthPx, crop } = parsed;
  const folder = url.slice(0, url.lastIndexOf('/'));
  const list = (wanted: readonly number[], toFile: (widthPx: number) => string) =>
    wanted.map((widthPx) => `${folder}/${toFile(widthPx)} ${widthPx}w`).join(', ');
  if (shape === 'portrait') return crop && list(crop.widths, (widthPx) => cropFile(crop.point, widthPx));
  return avifWidthPx === null ? null : list([...widths, avifWidthPx], (widthPx) => `${widthPx}.avif`);
}
