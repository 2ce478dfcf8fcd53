import { cacheLife } from 'next/cache';
import { PageCard } from '@/components/site/chrome/share-card';
import { sitePages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/http/share-answer';
import { renderSharePicture } from '@/lib/server/pictures/share';
import { sharePath } from '@/lib/shared/page-metadata';

const nameOf = (href: string) => sharePath(href).slice('/share/'.length);

export const generateStaticParams = () => sitePages.map(({ href }) => ({ name: nameOf(href) }));

async function renderPage(href: string) {
  'use cache';
  cacheLife('max');
  const name = sitePages.find((page) => page.href === href)?.name ?? '';
  const words =
    href === '/' ? { title: site.tagline, text: site.footerTagline } : { title: name, text: site.tagline };
  return renderSharePicture(<PageCard {...words} />, null);
}

export async function GET(_request: Request, { params }: RouteContext<'/share/[name]'>): Promise<Response> {
  const { name } = await params;
  const page = sitePages.find(({ href }) => nameOf(href) === name);
  return page ? answerSharePicture(await renderPage(page.href)) : answerNoSharePicture();
}
