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

export type SearchWords = { title: string; description: string };

/** In characters; most searches cut longer texts. */
export const searchLengths = { title: 60, description: 160 } as const;

export type SearchDefaults = Record<SearchPage, SearchWords & { name: string; path: string }>;
