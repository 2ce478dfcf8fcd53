import { cacheLife, cacheTag } from 'next/cache';
import { LetterIcon } from '@/components/site/chrome/letter-icon';
import { getIdentity } from '@/lib/domain/settings/queries';
import { settingTags } from '@/lib/domain/settings/tags';
import { answerBrandImage, answerNoSharePicture } from '@/lib/server/http/share-answer';
import { renderBrandImage } from '@/lib/server/pictures/brand-image';
import { renderSquare } from '@/lib/server/pictures/share';
import { brandIconSizes, brandLogoName, brandLogoSize } from '@/lib/shared/brand/brand-icons';

export const generateStaticParams = () => brandIconSizes.map((size) => ({ name: String(size) }));

async function renderIcon(size: number) {
  'use cache';
  cacheTag(settingTags.identity);
  cacheLife('max');
  const identity = await getIdentity();
  const box = { width: size, height: size };
  const icon = identity.icon && (await renderBrandImage(identity.icon, box, 'contain'));
  return icon ?? renderSquare(<LetterIcon identity={identity} sizePx={size} />, size);
}

async function renderLogo() {
  'use cache';
  cacheTag(settingTags.identity);
  cacheLife('max');
  const { logo } = await getIdentity();
  return logo && renderBrandImage(logo, brandLogoSize, 'inside');
}

/** Icons for browsers and phones, and the logo for mail programs: PNG, which all of them know. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/brand-icon/[name]'>,
): Promise<Response> {
  const { name } = await params;
  const size = brandIconSizes.find((each) => String(each) === name);
  const picture = size ? await renderIcon(size) : name === brandLogoName ? await renderLogo() : null;
  return picture ? answerBrandImage(picture) : answerNoSharePicture();
}
