import type { Picture } from '../pictures/picture';
import type { Identity } from './identity';

export const brandIconSizes = [180, 192, 512] as const;
export type BrandIconSize = (typeof brandIconSizes)[number];

type Shown = Pick<Identity, 'icon' | 'isBuiltIn' | 'shortName' | 'colors'>;

const hasBuiltInIcons = ({ icon, isBuiltIn }: Shown): boolean => isBuiltIn && icon === null;

const builtIn: Record<BrandIconSize, string> = {
  180: '/brand/apple-icon.png',
  192: '/brand/icon-192.png',
  512: '/brand/icon-512.png',
};

export function brandIconPath(identity: Shown, size: BrandIconSize): string {
  if (hasBuiltInIcons(identity)) return builtIn[size];
  const { icon, shortName, colors } = identity;
  const shown = icon ? icon._id : `${shortName.slice(0, 1)}-${colors.accent.slice(1)}`;
  return `/brand-icon/${size}?v=${encodeURIComponent(shown)}`;
}

export const brandIconSvgPath = (identity: Shown): string | null =>
  hasBuiltInIcons(identity) ? '/brand/icon.svg' : null;

export const brandLogoSize = { width: 480, height: 120 } as const;
export const brandLogoName = 'logo';

export const brandLogoPath = ({ _id }: Pick<Picture, '_id'>): string =>
  `/brand-icon/${brandLogoName}?v=${_id}`;
