import 'server-only';
import { encode } from 'uqr';

/** A QR code as one path of an SVG, in units of its dots. */
export type QrPath = { size: number; d: string };

export function toQrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, d: dots.join('') };
}
