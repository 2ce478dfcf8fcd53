import { expect, it } from 'vitest';
import { noFilter, type ProjectFilter } from '../project-filter';
import { toListTitle } from './list-title';

it.each<[Partial<ProjectFilter>, string]>([
  [{}, 'Projects'],
  [{ category: 'Residential', town: 'Mangalore' }, 'Residential projects in Mangalore'],
  [{ bhk: '3', budget: '75 lakh' }, '3 BHK homes up to Rs 75 lakh'],
  [{ bhk: '4', town: 'Udupi' }, 'Homes of 4 BHK or more in Udupi'],
  [{ budget: '1 crore' }, 'Homes up to Rs 1 crore'],
  [{ category: 'Residential', bhk: '2' }, '2 BHK homes'],
  [{ category: 'Luxury villa', bhk: '3' }, '3 BHK luxury villas'],
  [{ category: 'Commercial' }, 'Commercial projects'],
  [{ status: 'upcoming' }, 'Upcoming projects'],
  [
    { status: 'ready to move', category: 'Luxury villa', town: 'Puttur' },
    'Ready to move luxury villas in Puttur',
  ],
  [{ words: 'sea view' }, 'Search: sea view'],
  [{ words: 'sea view', town: 'Mangalore' }, 'Search: sea view, projects in Mangalore'],
])('a list of %j says so in its title: %s', (asked, title) => {
  expect(toListTitle({ ...noFilter, ...asked })).toBe(title);
});

it('a further page of a list says which', () => {
  expect(toListTitle({ ...noFilter, status: 'completed' }, 2)).toBe('Completed projects, page 2');
  expect(toListTitle({ ...noFilter, words: 'sea' }, 3)).toBe('Search: sea, page 3');
});
