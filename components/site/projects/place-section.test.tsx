import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlaceSection } from './place-section';

const distances = [
  { place: 'Airport', km: 14 },
  { place: 'School', km: 1.2 },
];
const render = (project: { pin: string; distances: typeof distances }) =>
  renderToStaticMarkup(<PlaceSection project={project} />);

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
