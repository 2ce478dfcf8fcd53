import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlaceSection } from './place-section';

type Shown = ComponentProps<typeof PlaceSection>['project'];

const distances = [
  { place: 'Airport', km: 14 },
  { place: 'School', km: 1.2 },
];
const named = { name: 'Kadal Crest', location: 'Panambur, Mangalore', locationPicture: null };
const render = (project: Partial<Shown>) =>
  renderToStaticMarkup(<PlaceSection project={{ ...named, pin: '', distances: [], ...project }} />);

it('the distances are a list from the nearest on, and the drawing beside it is for the eye alone', () => {
  const html = render({ pin: '', distances });
  const items = [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replace(/<[^>]*>/g, ' ').trim());
  expect(items.map((item) => item.replace(/\s+/g, ' '))).toEqual(['1 School 1.2 km', '2 Airport 14 km']);
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  expect(html).not.toContain('https://');
});

it('a pin is shown, with one link to a map and nothing that asks a third party by itself', () => {
  const html = render({ pin: '12.9141, 74.856', distances: [] });
  expect(html).toContain('12.9141, 74.856');
  expect(html.match(/https:\/\/[^"]*/g)).toEqual([
    'https://www.google.com/maps/search/?api=1&amp;query=12.9141,74.856',
  ]);
  expect(html).not.toMatch(/<img|<iframe|<script|<svg viewBox="0 0 400/);
});

it('a project without either has no such section', () => {
  expect(render({ pin: '', distances: [] })).toBe('');
});

describe('a map of the builder’s own', () => {
  const locationPicture = {
    _id: 'map',
    url: '/uploads/map/master.webp',
    public_id: 'map',
    alt: '',
    width: 2000,
    height: 1500,
    blurDataURL: null,
    src: '/uploads/map/master.webp',
    focal: { x: 0.5, y: 0.5 },
  };

  it('takes the place of the drawing, with a text made of the place, and leads to its file; the distances stay', () => {
    const html = render({ distances, locationPicture });
    expect(html).toContain('<a href="/uploads/map/master.webp"');
    expect(html).toMatch(
      /<img alt="Map of the surroundings of Kadal Crest, Panambur, Mangalore"[^>]* width="2000" height="1500"/,
    );
    expect(html).not.toContain('<svg viewBox="0 0 400');
    expect(html).not.toContain('Distances in kilometres');
    expect(html).toContain('1.2 km');
  });

  it('keeps the text that it was given', () => {
    expect(render({ locationPicture: { ...locationPicture, alt: 'Roads to the sea' } })).toContain(
      '<img alt="Roads to the sea"',
    );
  });
});
