import { placeholderOf } from '../settings/fact-names';

export const sitemapContent = {
  title: 'Sitemap',
  lead: 'Every page of this website.',
  description: `Every page of the website of ${placeholderOf('brand')}: projects, people, questions and legal texts.`,
  pages: 'Pages',
  projects: 'Projects',
  board: 'Board of Directors',
  legal: 'Legal',
  allProjects: 'All projects',
} as const;
