import { aboutContent, storyContent } from './about';
import { brandsContent } from './brands-page';
import { contactContent, upcomingContent } from './contact';
import { faqsContent } from './faqs';
import { privacy, terms } from './legal';
import { projectsContent } from './projects-pages';
import { sitemapContent } from './sitemap-page';

/** The records that fixed pages show; those of the settings are called by their part. */
export type PageSource =
  | 'hero'
  | 'stats'
  | 'projects'
  | 'testimonials'
  | 'brands'
  | 'board'
  | 'home'
  | 'story'
  | 'contact'
  | 'responder'
  | 'faqs'
  | 'privacy'
  | 'terms';

type SitePage = {
  href: string;
  name: string;
  /** The day on which the page's own words last changed. */
  changedOn: string;
  /** Its content changes with these records. */
  shows?: PageSource[];
};

/** The fixed pages that search engines are told of. */
export const sitePages: SitePage[] = [
  {
    href: '/',
    name: 'Home',
    changedOn: '2026-11-24',
    shows: ['home', 'hero', 'stats', 'projects', 'testimonials', 'brands'],
  },
  { href: '/about', name: storyContent.title, changedOn: '2026-11-24', shows: ['story'] },
  {
    href: '/aboutclick',
    name: aboutContent.title,
    changedOn: '2026-11-24',
    shows: ['story', 'stats', 'board'],
  },
  { href: '/projects', name: projectsContent.title, changedOn: '2026-11-24', shows: ['projects'] },
  { href: '/upcoming-projects', name: upcomingContent.title, changedOn: '2026-11-21', shows: ['projects'] },
  { href: '/brands', name: brandsContent.title, changedOn: '2026-11-21', shows: ['brands'] },
  { href: '/faqs', name: faqsContent.title, changedOn: '2026-11-24', shows: ['faqs', 'contact'] },
  { href: '/contact', name: contactContent.title, changedOn: '2026-11-21', shows: ['contact', 'responder'] },
  { href: '/privacy', name: privacy.title, changedOn: '2026-11-22', shows: ['privacy', 'contact'] },
  { href: '/terms', name: terms.title, changedOn: '2026-11-22', shows: ['terms', 'contact'] },
  { href: '/sitemap', name: sitemapContent.title, changedOn: '2026-11-21', shows: ['projects', 'board'] },
];
