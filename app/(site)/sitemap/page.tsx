import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { LinkColumns } from '@/components/site/chrome/link-columns';
import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { listOpenPages } from '@/lib/content/enquiries/office-form-pages';
import { nav } from '@/lib/content/nav';
import { sitePages } from '@/lib/content/pages/pages';
import { sitemapContent } from '@/lib/content/pages/sitemap-page';
import { listDirectors } from '@/lib/domain/board/queries';
import { getProjectPage } from '@/lib/domain/projects/queries';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getOpenForms, getShownSettings } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { sharePath } from '@/lib/shared/pages/page-metadata';
import { noFilter } from '@/lib/shared/project-filter';
import { fillTexts } from '@/lib/shared/settings/placeholders';

export const ensureStatic = 'navigation';

const { title, lead, description } = sitemapContent;
const path = '/sitemap';
const legalPaths = new Set<string>(nav.legal.map(({ href }) => href));

export async function generateMetadata(): Promise<Metadata> {
  const { facts } = await getShownSettings();
  return toSiteMetadata({ ...fillTexts({ title, description }, facts), path, share: sharePath(path) });
}

export default async function SitemapPage() {
  const [found, board, open] = await Promise.all([
    readOptional('projects', () => getProjectPage(noFilter, 1)),
    readOptional('board', listDirectors),
    getOpenForms(),
  ]);
  const projects = (found?.cards ?? []).filter(({ explore }) => explore);
  const columns = [
    {
      heading: sitemapContent.pages,
      links: [...sitePages.filter(({ href }) => !legalPaths.has(href)), ...listOpenPages(open)],
    },
    {
      heading: sitemapContent.projects,
      links: [
        ...projects.map(({ slug, name, registered }) => ({
          href: `/projects/${slug}`,
          name,
          below: <RegisteredLines registered={registered} className="pb-2 text-base wrap-anywhere" />,
        })),
        { href: '/projects', name: sitemapContent.allProjects },
      ],
    },
    {
      heading: sitemapContent.board,
      links: (board ?? []).map(({ _id, name }) => ({ href: `/board/${_id}`, name })),
    },
    { heading: sitemapContent.legal, links: sitePages.filter(({ href }) => legalPaths.has(href)) },
  ];
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <h1 className="text-display-1">{title}</h1>
      <p className="mt-5 text-lead">{lead}</p>
      <LinkColumns columns={columns.filter(({ links }) => links.length > 0)} />
    </div>
  );
}
