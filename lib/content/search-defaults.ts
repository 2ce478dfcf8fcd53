import { contactContent, upcomingContent } from './enquiries/contact';
import { aboutContent, storyContent } from './pages/about';
import { brandsContent } from './pages/brands-page';
import { faqsContent } from './pages/faqs';
import { homeContent } from './pages/home';
import { projectsContent } from './projects/projects-pages';
import type { SearchDefaults, SearchWords } from './search-results';

type Content = { searchTitle: string; description: string };

const pick = ({ searchTitle, description }: Content): SearchWords => ({ title: searchTitle, description });

export const searchDefaults = (city: string): SearchDefaults => ({
  home: { name: 'Home', path: '/', title: homeContent.title, description: homeContent.description },
  projects: { name: projectsContent.title, path: '/projects', ...pick(projectsContent) },
  upcoming: { name: upcomingContent.title, path: '/upcoming-projects', ...pick(upcomingContent) },
  about: { name: aboutContent.title, path: '/aboutclick', ...pick(aboutContent) },
  story: { name: storyContent.title, path: '/about', ...pick(storyContent) },
  brands: { name: brandsContent.title, path: '/brands', ...pick(brandsContent) },
  faqs: { name: faqsContent.title, path: '/faqs', ...pick(faqsContent) },
  contact: {
    name: contactContent.title,
    path: '/contact',
    title: contactContent.searchTitle(city),
    description: contactContent.description(city),
  },
});
