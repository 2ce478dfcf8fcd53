import type { Boxes } from '@/lib/shared/pictures/picture-sources';

const contentPx = 1520;
const contentVw = 91.1;
const gapPx = 24;

const round = (number: number): number => Math.round(number * 10) / 10;

/** Matches the twelve columns in `app/styles/layout.css`. */
export function columns(count: number): string {
  const offset = (count * gapPx) / 12 - gapPx;
  const vw = round((contentVw * count) / 12);
  const fluid = offset === 0 ? `${vw}vw` : `${vw}vw - ${-offset}px`;
  return `min(${fluid}, ${round((contentPx * count) / 12 + offset)}px)`;
}

const carouselBoxesAbove = (belowPx: number): Boxes => [
  { from: 'tablet', width: '100vw', height: `(min(100svh, 980px) - ${belowPx}px)` },
  // A phone of 412 px at 1.75 needs 721 px: the crop of 720 is enough.
  { width: '99vw', ratio: 6 / 7, portrait: true },
];

/** Matches `../carousel/carousel.css`. The bar and the controls take 136 px. */
export const carouselBoxes = carouselBoxesAbove(136);

/** "Find a home" is in the first view of the home page: `components/site/home/find-home.css`. */
export const heroBoxes = carouselBoxesAbove(228);
