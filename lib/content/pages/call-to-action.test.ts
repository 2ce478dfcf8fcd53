import { expect, it } from 'vitest';
import { callOfPage, callsToAction } from './call-to-action';

type Page = keyof typeof callOfPage;

// Linked to one another, or one after the other on the sitemap.
const neighbours: [Page, Page][] = [
  ['home', 'about'],
  ['home', 'story'],
  ['story', 'about'],
  ['about', 'director'],
  ['brands', 'faqs'],
  ['home', 'brands'],
  ['home', 'faqs'],
];

it.each(neighbours)('%s and %s, which lie side by side, close with different calls', (one, other) => {
  expect(callOfPage[one]).not.toBe(callOfPage[other]);
});

it('every version closes a page, and leads to two places', () => {
  expect(new Set(Object.values(callOfPage))).toEqual(new Set(Object.keys(callsToAction)));
  for (const { links } of Object.values(callsToAction))
    expect(new Set(links.map(({ href }) => href)).size).toBe(2);
});
