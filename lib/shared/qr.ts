import { encode } from 'uqr';

/** A QR code as one path of an SVG, in units of its dots. */
export type QrPath = { size: number; d: string };

export function toQrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  // A run of dark dots is one bar.
  const bars = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, d: bars.join('') };
}
