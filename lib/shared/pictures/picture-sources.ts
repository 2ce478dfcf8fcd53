import type { Picture } from './picture';
import { findAvifSrcSet, type PictureShape, parsePictureSrc } from './picture-src';

const breakpoints = { tablet: '37.5rem', desk: '56.3125rem' };
const portraitAspect = 6 / 7;

/** CSS lengths valid in `sizes`: no `var()`, no `%`. */
export type Box = {
  from?: keyof typeof breakpoints;
  width: string;
  portrait?: boolean;
} & ({ ratio: number } | { height: string });

export type Boxes = readonly Box[] | string;

export type Source = { srcSet: string; sizes: string; type?: 'image/avif'; media?: string };

type Sized = Pick<Picture, 'src' | 'width' | 'height'>;

const aspectOf = ({ width, height }: Sized): number => (width && height ? width / height : 1);
const round = (number: number): number => Math.round(number * 100) / 100;

function times(length: string, factor: number): string {
  const [, number, unit] = /^([\d.]+)([a-z]+)$/.exec(length) ?? [];
  return number ? `${round(Number(number) * factor)}${unit}` : `calc(${round(factor)} * ${length})`;
}

function toDrawnWidth(box: Box, aspect: number): string {
  if ('height' in box) return `max(${box.width}, ${round(aspect)} * ${box.height})`;
  return aspect > box.ratio * 1.02 ? times(box.width, aspect / box.ratio) : box.width;
}

function toSizes(boxes: Boxes, aspect: number): string {
  if (typeof boxes === 'string') return boxes;
  const last = boxes.length - 1;
  return boxes
    .map((box, at) => {
      const width = toDrawnWidth(box, aspect);
      return at < last && box.from ? `(width >= ${breakpoints[box.from]}) ${width}` : width;
    })
    .join(', ');
}

function groupByShape(boxes: readonly Box[], hasCrop: boolean): { shape: PictureShape; boxes: Box[] }[] {
  const groups: { shape: PictureShape; boxes: Box[] }[] = [];
  for (const box of boxes) {
    const shape = box.portrait && hasCrop ? 'portrait' : 'whole';
    const group = groups.at(-1);
    if (group?.shape === shape) group.boxes.push(box);
    else groups.push({ shape, boxes: [box] });
  }
  return groups;
}

export function findWholeSource(picture: Sized, boxes: Boxes): Source | null {
  const parsed = parsePictureSrc(picture.src);
  if (!parsed) return null;
  const { url, widths } = parsed;
  const folder = url.slice(0, url.lastIndexOf('/'));
  const files = widths.map((widthPx) => `${folder}/${widthPx}.webp ${widthPx}w`);
  if (picture.width) files.push(`${url} ${picture.width}w`);
  return { srcSet: files.join(', '), sizes: toSizes(boxes, aspectOf(picture)) };
}

export function listSources(picture: Sized, boxes: Boxes): Source[] {
  const whole = findWholeSource(picture, boxes);
  if (!whole) return [];
  const avif = findAvifSrcSet(picture.src, 'whole');
  if (typeof boxes === 'string') return [avif ? { ...whole, type: 'image/avif', srcSet: avif } : whole];
  const crop = findAvifSrcSet(picture.src, 'portrait');
  const groups = groupByShape(boxes, crop !== null);
  return groups.map(({ shape, boxes: shown }, at) => {
    const [from, below] = [shown, groups[at - 1]?.boxes].map((range) => range?.at(-1)?.from);
    const media = [from && `(width >= ${breakpoints[from]})`, below && `(width < ${breakpoints[below]})`];
    const isCrop = shape === 'portrait';
    const srcSet = isCrop ? crop : avif;
    return {
      ...(groups.length > 1 && { media: media.filter(Boolean).join(' and ') }),
      ...(srcSet && { type: 'image/avif' }),
      srcSet: srcSet ?? whole.srcSet,
      sizes: toSizes(shown, isCrop ? portraitAspect : aspectOf(picture)),
    };
  });
}
