import { contactContent, upcomingContent } from './enquiries/contact';
import { aboutContent, storyContent } from './pages/about';
import { brandsContent } from './pages/brands-page';
import { faqsContent } from './pages/faqs';
import { homeContent } from './pages/home';
import { projectsContent } from './projects/projects-pages';
import type { SearchDefaults, SearchWords } from './search-results';

const pick = ({ title, description }: SearchWords): SearchWords => ({ title, description });

/** The product's own, until the office chooses others; they name facts. */
export const searchDefaults = (city: string): SearchDefaults => ({
  home: { name: 'Home', path: '/', ...pick(homeContent) },
  projects: {
    name: projectsContent.title,
    path: '/projects',
    title: projectsContent.searchTitle,
    description: projectsContent.description,
  },
  upcoming: { name: upcomingContent.title, path: '/upcoming-projects', ...pick(upcomingContent) },
  about: { name: aboutContent.title, path: '/aboutclick', ...pick(aboutContent) },
  story: { name: storyContent.title, path: '/about', ...pick(storyContent) },
  brands: {
    name: brandsContent.title,
    path: '/brands',
    title: brandsContent.searchTitle,
    description: brandsContent.description,
  },
  faqs: { name: faqsContent.title, path: '/faqs', ...pick(faqsContent) },
  contact: {
    name: contactContent.title,
    path: '/contact',
    title: contactContent.searchTitle(city),
    description: contactContent.description(city),
  },
});
