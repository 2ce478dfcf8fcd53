import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import type { ProjectCard } from '@/lib/domain/projects/dto';
import { noFilter } from '@/lib/shared/project-filter';
import { PriceHelp } from '../detail/price-help';
import { describeFound } from './describe-found';
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
  homes: { bhk: '', carpet: '', priceFrom: null },
  readyBy: '',
  registered: { numbers: [], exempt: [] },
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
    const html = read(<NothingFound nearest={[card]} wider={null} contact={contact} />);
    expect(html).toContain(projectsContent.noMatch);
    expect(html).toContain('href="tel:+918244217788"');
    expect(html).toContain('href="/upcoming-projects"');
    expect(html).toContain('Kadal Crest');
    expect(html).not.toContain("We're currently curating some standout properties. Please check back soon!");
  });

  it('leads on to the next budget that leaves a project', () => {
    const contact = { phone: '+91 824 421 7788', phoneHref: 'tel:+918244217788' };
    const wider = { ...noFilter, bhk: '3' as const, budget: '1 crore' as const };
    const html = read(<NothingFound nearest={[]} wider={wider} contact={contact} />);
    expect(html).toContain('href="/projects?bhk=3&amp;budget=1+crore"');
    expect(html).toContain('Show homes up to Rs 1 crore');
  });

  it('says how many were found, for what, and which words were left out', () => {
    const filter = { ...noFilter, bhk: '3' as const, budget: '1 crore' as const };
    expect(describeFound({ total: 1, leftOut: [] }, filter)).toBe('1 project: 3 BHK, up to Rs 1 crore');
    expect(describeFound({ total: 7, leftOut: ['metro', 'lake'] }, noFilter)).toBe(
      '7 projects. No project matches all your words, so we searched without “metro”, “lake”.',
    );
  });

  it('tells who asks for a price whom to call, where one of the projects says none', () => {
    const contact = { phone: '+91 824 421 7788', phoneHref: 'tel:+918244217788' };
    const priced = { ...card, homes: { ...card.homes, priceFrom: 6_490_000 } };
    const help = (cards: ProjectCard[], onRequest: ProjectCard[]) =>
      read(<PriceHelp found={{ cards, onRequest }} contact={contact} />);
    for (const html of [help([priced, card], []), help([priced], [card])]) {
      expect(html).toContain(projectsContent.priceHelp);
      expect(html).toContain('href="tel:+918244217788"');
    }
    expect(help([], [card])).toContain(projectsContent.priceHelp);
    expect(help([priced], [])).toBe('');
  });

  it('shows its projects', () => {
    expect(render([card])).toContain('href="/projects/kadal-crest"');
  });
});
