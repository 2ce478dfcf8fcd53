import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { projectsContent } from '@/lib/content/projects-pages';
import type { ProjectCard } from '@/lib/domain/projects/dto';
import { ProjectList } from './project-list';

const card: ProjectCard = {
  _id: 'one',
  name: 'Kadal Crest',
  category: 'Residential',
  status: 'ongoing',
  location: 'Panambur, Mangalore',
  price: '1,450',
  explore: true,
  image: null,
};
const render = (cards: ProjectCard[] | null, isFiltered = false) =>
  renderToStaticMarkup(<ProjectList cards={cards} isFiltered={isFiltered} />).replaceAll('&#x27;', "'");

describe('the list of projects', () => {
  // proves: STATE-2
  it('says in the fixed words that there is none yet, with a way onward', () => {
    const html = render([]);
    expect(html).toContain("We're currently curating some standout properties. Please check back soon!");
    expect(html).toContain('href="/upcoming-projects"');
  });

  it('says in the fixed words that it could not be read', () => {
    const html = render(null);
    expect(html).toContain('Unable to fetch project highlights at this time.');
    expect(html).toContain('role="alert"');
  });

  it('says that nothing matches a filter, and leads back to the whole list', () => {
    const html = render([], true);
    expect(html).toContain(projectsContent.noMatch);
    expect(html).toContain('href="/projects"');
    expect(html).not.toContain("We're currently curating some standout properties. Please check back soon!");
  });

  it('shows its projects', () => {
    expect(render([card])).toContain('Kadal Crest');
  });
});
