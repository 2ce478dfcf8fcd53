import { cacheLife, cacheTag } from 'next/cache';
import { getCardBrand } from '@/app/share/card-brand';
import { PageCard, PlateCard } from '@/components/site/chrome/share-card';
import { homeContent } from '@/lib/content/pages/home';
import { sitePages } from '@/lib/content/pages/pages';
import { heroImages } from '@/lib/domain/hero/kind';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/http/share-answer';
import { log } from '@/lib/server/log';
import { renderSharePicture } from '@/lib/server/pictures/share';
import { sharePath, shareSize } from '@/lib/shared/pages/page-metadata';
import type { Picture } from '@/lib/shared/pictures/picture';

const nameOf = (href: string) => sharePath(href).slice('/share/'.length);

export const generateStaticParams = () => sitePages.map(({ href }) => ({ name: nameOf(href) }));

const wholeCard = { left: 0, top: 0, ...shareSize };

/** The office's own picture stands as it is, for every page that has none. */
const renderChosen = (picture: Picture, paper: string) =>
  renderSharePicture(<div />, { picture, box: wholeCard }, paper);

async function renderPage(href: string) {
  'use cache';
  cacheLife('max');
  const brand = await getCardBrand();
  const { share, tagline, colors } = brand;
  if (share) return renderChosen(share, colors.paper);
  const name = sitePages.find((page) => page.href === href)?.name ?? '';
  return renderSharePicture(<PageCard brand={brand} title={name} text={tagline} />, null, colors.paper);
}

/** The address that is sent most shows a house. */
async function renderHome() {
  'use cache';
  cacheTag(heroImages.noun);
  cacheLife('max');
  const brand = await getCardBrand();
  const { share, colors } = brand;
  const shown = (await listHeroImages()).find(({ picture }) => picture.public_id !== null);
  try {
    if (share) return await renderChosen(share, colors.paper);
    if (shown)
      return await renderSharePicture(
        <PlateCard brand={brand} {...homeContent.share} focal={shown.picture.focal} />,
        { picture: shown.picture, box: wholeCard },
        colors.paper,
      );
  } catch (error) {
    // A build need not reach the store of the pictures: the card has its house a little later.
    log.warn({ reason: reasonOf(error) }, 'the picture of the home page’s card could not be read');
    cacheLife('minutes');
  }
  return renderSharePicture(<PageCard brand={brand} {...homeContent.share} />, null, colors.paper);
}

export async function GET(_request: Request, { params }: RouteContext<'/share/[name]'>): Promise<Response> {
  const { name } = await params;
  const page = sitePages.find(({ href }) => nameOf(href) === name);
  if (!page) return answerNoSharePicture();
  return answerSharePicture(await (page.href === '/' ? renderHome() : renderPage(page.href)));
}
