// next.config.ts imports this file, and cannot resolve the @ alias.

import { contactContent, upcomingContent } from '../enquiries/contact';
import { projectsContent } from '../projects/projects-pages';
import { listNounsOn, type RecordNoun } from '../record-kinds';
import { aboutContent, storyContent } from './about';
import { brandsContent } from './brands-page';
import { faqsContent } from './faqs';
import { privacy, terms } from './legal';
import { sitemapContent } from './sitemap-page';

export type PageSource = RecordNoun | 'stats';

type SitePage = {
  href: string;
  name: string;
  /** Update it with every change of the page's own words. */
  changedOn: string;
  shows?: Exclude<PageSource, RecordNoun>[];
};

const pages: SitePage[] = [
  {
    href: '/',
    name: 'Home',
    changedOn: '2026-12-01',
    shows: ['stats'],
  },
  { href: '/about', name: storyContent.title, changedOn: '2026-12-01' },
  {
    href: '/aboutclick',
    name: aboutContent.title,
    changedOn: '2026-12-01',
    shows: ['stats'],
  },
  { href: '/projects', name: projectsContent.title, changedOn: '2026-12-01' },
  { href: '/upcoming-projects', name: upcomingContent.title, changedOn: '2026-12-01' },
  { href: '/brands', name: brandsContent.title, changedOn: '2026-12-01' },
  { href: '/faqs', name: faqsContent.title, changedOn: '2026-12-01' },
  { href: '/contact', name: contactContent.title, changedOn: '2026-12-01' },
  { href: '/privacy', name: privacy.title, changedOn: '2026-12-01' },
  { href: '/terms', name: terms.title, changedOn: '2026-12-01' },
  { href: '/sitemap', name: sitemapContent.title, changedOn: '2026-12-01' },
];

export const sitePages = pages.map(({ shows = [], ...page }) => ({
  ...page,
  shows: [...shows, ...listNounsOn(page.href)],
}));
