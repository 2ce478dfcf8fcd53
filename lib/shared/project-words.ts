import type { SearchWords } from '@/lib/content/search-results';
import { toSummary } from './summary';

type ProjectTexts = Record<'name' | 'location' | 'description' | 'searchTitle' | 'searchDescription', string>;

export function toProjectWords(project: ProjectTexts): SearchWords {
  const { name, location, description, searchTitle, searchDescription } = project;
  const title = location ? `${name}, ${location}` : name;
  return {
    title: searchTitle || title,
    description: searchDescription || toSummary(description) || title,
  };
}
