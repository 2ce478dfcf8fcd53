import { placeholderOf } from '../settings/fact-names';

export const sitemapContent = {
  title: 'Sitemap',
  lead: 'All pages of this website.',
  description: `All pages of the website of ${placeholderOf('brand')}: projects, people, questions and legal pages.`,
  pages: 'Pages',
  projects: 'Projects',
  board: 'Board of Directors',
  legal: 'Legal',
  allProjects: 'All projects',
} as const;
