import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FindHome } from './find-home';

const choices = {
  towns: ['Udupi'],
  categories: ['Luxury villa' as const],
  statuses: ['featured' as const, 'ready to move' as const],
};

it('"Find a home" takes words and offers what projects have, under the names of the list’s address, and never the mark "Featured"', () => {
  const html = renderToStaticMarkup(<FindHome choices={choices} />);
  const offered = [...html.matchAll(/<select name="(\w+)".*?<\/select>/g)].map(([select, name]) => [
    name,
    ...[...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value),
  ]);
  expect(offered).toEqual([
    ['location', 'Udupi'],
    ['category', 'Luxury villa'],
    ['status', 'ready to move'],
  ]);
  expect(html).toMatch(/<input type="search" [^>]*aria-label="Search by [^>]* name="q"/);
  expect(html).toContain('<form action="/projects">');
  expect(html).toContain('>Ready to move<');
});
