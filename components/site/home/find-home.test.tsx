import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FindHome } from './find-home';

const choices = {
  towns: ['Udupi'],
  categories: ['Luxury villa' as const],
  statuses: ['featured' as const, 'ready to move' as const],
  sizes: [],
  budgets: [],
};

const offeredIn = (html: string) =>
  [...html.matchAll(/<select name="(\w+)".*?<\/select>/g)].map(([select, name]) => [
    name,
    ...[...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value),
  ]);

it('"Find a home" takes words and offers what projects have, under the names of the list’s address, and never the mark "Featured"', () => {
  const html = renderToStaticMarkup(<FindHome choices={choices} />);
  expect(offeredIn(html)).toEqual([
    ['location', 'Udupi'],
    ['category', 'Luxury villa'],
    ['status', 'ready to move'],
  ]);
  expect(html).toMatch(/<input type="search" [^>]*aria-label="Search by [^>]* name="q"/);
  expect(html).toContain('<form action="/projects">');
  expect(html).toContain('>Ready to move<');
});

it('it asks for the size and the price of a home as soon as a project says them', () => {
  const html = renderToStaticMarkup(
    <FindHome choices={{ ...choices, sizes: ['2', '4'], budgets: ['75 lakh', '1 crore'] }} />,
  );
  expect(offeredIn(html)).toEqual([
    ['location', 'Udupi'],
    ['bhk', '2', '4'],
    ['budget', '75 lakh', '1 crore'],
  ]);
  expect(html).toContain('>4 BHK or more<');
  expect(html).toContain('>To 1 crore<');
});
