import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { SvgRefusal } from './check';
import type { SvgTag } from './tokens';

const unitsPx: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function toPx(length = ''): number | null {
  const [, amount = '', unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length.length > 40 ? '' : length) ?? [];
  const px = Number(amount) * (unitsPx[unit.toLowerCase()] ?? Number.NaN);
  return px > 0 && Number.isFinite(px) ? px : null;
}

function readViewBox(viewBox = ''): { width: number; height: number } | null {
  const [, , width = 0, height = 0, ...more] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && more.length === 0 ? { width, height } : null;
}

/** @throws SvgRefusal without a size and a viewBox. */
export function toDrawnSize(attributes: SvgTag['attributes']): {
  width: number;
  height: number;
  viewBox: string;
} {
  const [width, height] = [toPx(attributes.get('width')), toPx(attributes.get('height'))];
  const viewBox = readViewBox(attributes.get('viewBox'));
  const size = width && height ? { width, height } : viewBox;
  if (!size) throw new SvgRefusal('has neither a size nor a viewBox');
  const scale = uploadLimits.svgSidePx / Math.max(size.width, size.height);
  const scaled = (px: number) => Math.max(1, Math.round(px * scale));
  return {
    width: scaled(size.width),
    height: scaled(size.height),
    viewBox: (viewBox && attributes.get('viewBox')) || `0 0 ${size.width} ${size.height}`,
  };
}
