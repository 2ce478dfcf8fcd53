import { encode } from 'uqr';

export type QrPath = { size: number; d: string };

export function toQrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
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
