import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { projectsContent } from '@/lib/content/projects-pages';
import type { ProjectCard } from '@/lib/domain/projects/dto';
import { NothingFound } from './nothing-found';
import { ProjectList } from './project-list';

const card: ProjectCard = {
  _id: 'one',
  slug: 'kadal-crest',
  name: 'Kadal Crest',
  category: 'Residential',
  status: 'ongoing',
  location: 'Panambur, Mangalore',
  price: '1,450',
  explore: true,
  construction: null,
  possession: '',
  homes: { bhk: '', priceFrom: null },
  image: null,
};
const read = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('&#x27;', "'");
const render = (cards: ProjectCard[] | null) => read(<ProjectList cards={cards} />);

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

  it('says that nothing matches a filter, whom to ask, and what is nearest', () => {
    const contact = { phone: '+91 824 421 7788', phoneHref: 'tel:+918244217788' };
    const html = read(<NothingFound nearest={[card]} contact={contact} />);
    expect(html).toContain(projectsContent.noMatch);
    expect(html).toContain('href="tel:+918244217788"');
    expect(html).toContain('href="/upcoming-projects"');
    expect(html).toContain('Kadal Crest');
    expect(html).not.toContain("We're currently curating some standout properties. Please check back soon!");
  });

  it('shows its projects', () => {
    expect(render([card])).toContain('href="/projects/kadal-crest"');
  });
});
