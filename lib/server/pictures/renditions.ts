import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import type { FocalPoint } from '@/lib/shared/pictures/picture';
import { cropFile } from '@/lib/shared/pictures/picture-src';
import type { PictureRow } from './row';

type Box = { left: number; top: number; width: number; height: number };

export type Rendition = { file: string; widthPx: number; crop: Box | null; maxBytes?: number };

type Size = { width: number; height: number };

type Described = Pick<PictureRow, 'width' | 'height' | 'widths' | 'blurDataUrl' | 'focalX' | 'focalY'>;

const portraitRatio = 6 / 7;
const narrowestCropped = portraitRatio * 1.1;

const whole = (file: string, widthPx: number): Rendition => ({ file, widthPx, crop: null });

export const listWidthsPx = (masterWidthPx: number): number[] =>
  uploadLimits.widthsPx.filter((widthPx) => widthPx < masterWidthPx);

export const listWidths = (masterWidthPx: number): Rendition[] =>
  listWidthsPx(masterWidthPx).map((widthPx) => whole(`${widthPx}.webp`, widthPx));

export function listAvif({ width, widths }: Pick<PictureRow, 'width' | 'widths'>): Rendition[] {
  if (width === null || widths.length === 0) return [];
  return [...widths, width].map((widthPx) => whole(`${widthPx}.avif`, widthPx));
}

export const toPoint = ({ x, y }: FocalPoint): string => [x, y].map((at) => Math.round(at * 100)).join('-');

function placeCrop({ width, height }: Size, focal: FocalPoint): Box {
  const box = { width: Math.round(height * portraitRatio), height };
  // The rule of `object-position`, so that crop and whole picture show the same part.
  return { ...box, left: Math.round((Math.round(focal.x * 100) / 100) * (width - box.width)), top: 0 };
}

export function listCrops(size: Size, focal: FocalPoint): Rendition[] {
  if (size.width / size.height < narrowestCropped || listWidthsPx(size.width).length === 0) return [];
  const crop = placeCrop(size, focal);
  const widest = uploadLimits.cropWidthsPx.at(-1) ?? 0;
  const widthsPx = uploadLimits.cropWidthsPx.filter((widthPx) => widthPx < Math.min(crop.width, widest));
  return [...widthsPx, Math.min(crop.width, widest)].map((widthPx) => ({
    file: cropFile(toPoint(focal), widthPx),
    widthPx,
    crop,
  }));
}

export function listFormats(row: Described): { avif: Rendition[]; crops: Rendition[] } {
  const { width, height, blurDataUrl, focalX, focalY } = row;
  const isCropped = width !== null && height !== null && blurDataUrl !== null;
  return {
    avif: listAvif(row),
    crops: isCropped ? listCrops({ width, height }, { x: focalX, y: focalY }) : [],
  };
}

export type StoredFiles = Pick<PictureRow, 'width' | 'widths' | 'hasAvif' | 'cropX' | 'cropY' | 'cropWidths'>;

export function listCropFiles({ cropX, cropY, cropWidths }: StoredFiles): string[] {
  if (cropX === null || cropY === null) return [];
  const point = toPoint({ x: cropX, y: cropY });
  return cropWidths.map((widthPx) => cropFile(point, widthPx));
}

export const listFiles = (row: StoredFiles): string[] => [
  'master.webp',
  ...row.widths.map((widthPx) => `${widthPx}.webp`),
  ...(row.hasAvif ? listAvif(row).map(({ file }) => file) : []),
  ...listCropFiles(row),
];
