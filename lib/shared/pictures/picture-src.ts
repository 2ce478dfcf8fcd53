/** Example: `…/master.webp?w=384-640-960&avif=1920&crop=73-40-480-720`. */
export type PictureSrc = {
  url: string;
  widths: readonly number[];
  avifWidthPx: number | null;
  crop: PictureCrop | null;
};

/** Whole percent from the left and from the top: `73-40`. */
export type PictureCrop = { point: string; widths: readonly number[] };

export type PictureShape = 'whole' | 'portrait';

const pattern = /^(.*\/master\.webp)\?w=(\d+(?:-\d+)*)(?:&avif=(\d+))?(?:&crop=(\d+-\d+)-(\d+(?:-\d+)*))?$/;

const toWidths = (text: string): number[] => text.split('-').map(Number);

export function toPictureSrc({ url, widths, avifWidthPx, crop }: PictureSrc): string {
  if (widths.length === 0) return url;
  const avif = avifWidthPx === null ? '' : `&avif=${avifWidthPx}`;
  const portrait = crop && crop.widths.length > 0 ? `&crop=${crop.point}-${crop.widths.join('-')}` : '';
  return `${url}?w=${widths.join('-')}${avif}${portrait}`;
}

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

/** One file only: a choice of files costs bytes of the page. */
export function findFileOfWidth(src: string, leastPx: number): string {
  const parsed = parsePictureSrc(src);
  if (!parsed) return src;
  const { url, widths } = parsed;
  const wide = widths.filter((width) => width >= leastPx);
  const widthPx = wide.length > 0 ? Math.min(...wide) : Math.max(...widths);
  return `${url.slice(0, url.lastIndexOf('/'))}/${widthPx}.webp`;
}

export const findSmallestFile = (src: string): string => findFileOfWidth(src, 0);

export const cropFile = (point: string, widthPx: number): string => `crop-${point}-${widthPx}.avif`;

/** A browser without AVIF gets the whole picture as WebP. */
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
