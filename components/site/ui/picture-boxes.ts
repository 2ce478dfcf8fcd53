import type { Boxes } from '@/lib/shared/pictures/picture-sources';

const contentPx = 1520;
const contentVw = 91.1;
const gapPx = 24;

const round = (number: number): number => Math.round(number * 10) / 10;

/** So many of the twelve columns between the margins of the page, as `app/styles/layout.css` lays them out. */
export function columns(count: number): string {
  const offset = (count * gapPx) / 12 - gapPx;
  const vw = round((contentVw * count) / 12);
  const fluid = offset === 0 ? `${vw}vw` : `${vw}vw - ${-offset}px`;
  return `min(${fluid}, ${round((contentPx * count) / 12 + offset)}px)`;
}

const carouselBoxesAbove = (belowPx: number): Boxes => [
  { from: 'tablet', width: '100vw', height: `(min(100svh, 980px) - ${belowPx}px)` },
  // A phone of 412 px at 1.75 needs 721 px: the crop of 720 will do.
  { width: '99vw', ratio: 6 / 7, portrait: true },
];

/** Of the carousel: `./carousel.css`. The bar and the control's row take 136 px. */
export const carouselBoxes = carouselBoxesAbove(136);

/** On the home page "Find a home" stands in the first view as well: `components/site/home/find-home.css`. */
export const heroBoxes = carouselBoxesAbove(228);
