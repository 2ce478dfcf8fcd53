/** Where the widths of a stored picture stand: `<folder>/<width>.webp` beside `<folder>/master.webp`. */
const master = /\/master\.webp\?w=(\d+(?:-\d+)*)$/;

/** True for the address of a picture whose widths are ready; any other is served as it is. */
export const hasWidths = (src: string): boolean => master.test(src);

/**
 * next/image loader. A stored picture is named `…/master.webp?w=384-640-…`, with the widths that are ready;
 * the smallest that is wide enough is taken, else the master. Any other address is left as it is.
 */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  const match = master.exec(src);
  if (!match?.[1]) return src;
  const folder = src.slice(0, match.index);
  const ready = match[1].split('-').map(Number);
  const enough = ready.filter((candidate) => candidate >= width);
  return enough.length > 0 ? `${folder}/${Math.min(...enough)}.webp` : `${folder}/master.webp`;
}
