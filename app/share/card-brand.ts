import type { CardBrand } from '@/components/site/chrome/share-card';
import { getIdentity } from '@/lib/domain/settings/queries';
import { renderBrandImage } from '@/lib/server/pictures/brand-image';
import { brandLogoSize } from '@/lib/shared/brand/brand-icons';
import type { Picture } from '@/lib/shared/pictures/picture';

async function readLogo(logo: Picture): Promise<CardBrand['logo']> {
  const png = await renderBrandImage(logo, brandLogoSize, 'inside');
  if (!png || !logo.width || !logo.height) return null;
  const src = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return { src, width: logo.width, height: logo.height };
}

export async function getCardBrand(): Promise<CardBrand & { tagline: string; share: Picture | null }> {
  const { name, shortName, tagline, colors, isBuiltIn, logo, share } = await getIdentity();
  return { name, shortName, tagline, colors, isBuiltIn, logo: logo && (await readLogo(logo)), share };
}
