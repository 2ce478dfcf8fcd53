import type { DemoPicture } from './media-alts';

export const demoBrands: DemoPicture[] = [
  'partner-structural-steel',
  'partner-float-glass',
  'partner-surface-tiles',
  'partner-vertical-lifts',
  'partner-bath-fittings',
  'partner-home-finance',
  'partner-modular-kitchens',
  'partner-exterior-paints',
  'partner-home-automation',
  'partner-garden-landscape',
];
