/** The fixed pages of which the office chooses what a search shows. Legal texts carry their own words. */
export const searchPages = [
  'home',
  'projects',
  'upcoming',
  'about',
  'story',
  'brands',
  'faqs',
  'contact',
] as const;
export type SearchPage = (typeof searchPages)[number];

/** As the pages call themselves. */
export const searchPageNames: Record<SearchPage, string> = {
  home: 'Home',
  projects: 'Projects',
  upcoming: 'Upcoming Projects',
  about: 'About Us',
  story: 'Our story',
  brands: 'Brands',
  faqs: 'FAQs',
  contact: 'Contact',
};

/** What a search shows of a page; the name of the builder follows the title. */
export type SearchWords = { title: string; description: string };

/** Longer ones are cut by most searches. */
export const searchLengths = { title: 60, description: 160 } as const;

/** With what stands where the office has chosen nothing. */
export type SearchDefaults = Record<SearchPage, SearchWords & { name: string; path: string }>;
