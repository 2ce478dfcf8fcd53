import { cacheLife, cacheTag } from 'next/cache';
import { PageCard, PlateCard } from '@/components/site/chrome/share-card';
import { homeContent } from '@/lib/content/home';
import { sitePages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { heroImages } from '@/lib/domain/hero/record';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/http/share-answer';
import { log } from '@/lib/server/log';
import { renderSharePicture } from '@/lib/server/pictures/share';
import { sharePath, shareSize } from '@/lib/shared/page-metadata';

const nameOf = (href: string) => sharePath(href).slice('/share/'.length);

export const generateStaticParams = () => sitePages.map(({ href }) => ({ name: nameOf(href) }));

async function renderPage(href: string) {
  'use cache';
  cacheLife('max');
  const name = sitePages.find((page) => page.href === href)?.name ?? '';
  return renderSharePicture(<PageCard title={name} text={site.tagline} />, null);
}

/** The address that is sent most shows a house. */
async function renderHome() {
  'use cache';
  cacheTag(heroImages.noun);
  cacheLife('max');
  const shown = (await listHeroImages()).find(({ picture }) => picture.public_id !== null);
  if (shown)
    try {
      return await renderSharePicture(<PlateCard {...homeContent.share} />, {
        picture: shown.picture,
        box: { left: 0, top: 0, ...shareSize },
      });
    } catch (error) {
      // A build need not reach the store of the pictures: the card has its house a little later.
      log.warn({ reason: reasonOf(error) }, 'the picture of the home page’s card could not be read');
      cacheLife('minutes');
    }
  return renderSharePicture(<PageCard {...homeContent.share} />, null);
}

export async function GET(_request: Request, { params }: RouteContext<'/share/[name]'>): Promise<Response> {
  const { name } = await params;
  const page = sitePages.find(({ href }) => nameOf(href) === name);
  if (!page) return answerNoSharePicture();
  return answerSharePicture(await (page.href === '/' ? renderHome() : renderPage(page.href)));
}
