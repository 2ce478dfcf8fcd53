import { bhkChoices, describeBudget, nameBhk } from '@/lib/content/home-choices';
import type { ProjectCategory } from '@/lib/content/projects/projects';
import { projectsContent, statusNames } from '@/lib/content/projects/projects-pages';
import { isFiltered, type ProjectFilter } from '../project-filter';

const projectsOf: Record<ProjectCategory, string> = {
  Residential: 'residential projects',
  Commercial: 'commercial projects',
  'Luxury villa': 'luxury villas',
};

const homesOf: Record<ProjectCategory, string> = { ...projectsOf, Residential: 'homes' };

function describeChoices({ status, category, town, bhk, budget }: ProjectFilter): string {
  const asksHomes = bhk !== '' || budget !== '';
  const nouns = asksHomes ? homesOf : projectsOf;
  const things = category ? nouns[category] : asksHomes ? 'homes' : 'projects';
  const isOrMore = bhk === bhkChoices.at(-1);
  const parts = [
    status && statusNames[status].toLowerCase(),
    bhk && !isOrMore && nameBhk(bhk),
    things,
    bhk && isOrMore && `of ${nameBhk(bhk)}`,
    budget && describeBudget(budget),
    town && `in ${town}`,
  ];
  return parts.filter(Boolean).join(' ');
}

export function toListTitle(filter: ProjectFilter, page = 1): string {
  const hasChoices = isFiltered({ ...filter, words: '' });
  const choices = hasChoices || filter.words === '' ? [describeChoices(filter)] : [];
  const asked = filter.words === '' ? choices : [`Search: ${filter.words}`, ...choices];
  const further = page > 1 ? [`${projectsContent.page.toLowerCase()} ${page}`] : [];
  const title = [...asked, ...further].join(', ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
