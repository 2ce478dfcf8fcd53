import type { CSSProperties } from 'react';
import type { BrandColors } from '@/lib/shared/brand/brand-colors';

/** The property that sets a colour of the brand, and the one that `theme.css` makes of it at the root. */
export const brandProperties: Record<keyof BrandColors, { set: string; made: string }> = {
  theme: { set: '--brand-theme', made: '--color-ink' },
  accent: { set: '--brand-accent', made: '--color-terra' },
  accentDeep: { set: '--brand-accent-deep', made: '--color-terra-deep' },
  accentLight: { set: '--brand-accent-light', made: '--color-terra-light' },
  paper: { set: '--brand-paper', made: '--color-paper' },
};

const toProperties = (colors: BrandColors, of: 'set' | 'made'): CSSProperties =>
  Object.fromEntries(
    Object.entries(brandProperties).map(([name, property]) => [
      property[of],
      colors[name as keyof BrandColors],
    ]),
  );

export const toRootProperties = (colors: BrandColors): CSSProperties => toProperties(colors, 'set');

/** For a part of the page in other colours than the rest. */
export const toPartProperties = (colors: BrandColors): CSSProperties => ({
  ...toProperties(colors, 'made'),
  color: colors.theme,
});
