import { parsePictureSrc } from './picture-src';

/** True for the address of a picture whose widths are ready; any other is served as it is. */
export const hasWidths = (src: string): boolean => parsePictureSrc(src) !== null;

/**
 * next/image loader. A stored picture is named `…/master.webp?w=384-640-…`, with the widths that are ready;
 * the smallest that is wide enough is taken, else the master. Any other address is left as it is.
 */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  const parsed = parsePictureSrc(src);
  if (!parsed) return src;
  const enough = parsed.widths.filter((candidate) => candidate >= width);
  if (enough.length === 0) return parsed.url;
  return parsed.url.replace(/master\.webp$/, `${Math.min(...enough)}.webp`);
}
