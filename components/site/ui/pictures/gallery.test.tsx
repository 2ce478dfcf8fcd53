import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery';

it('names each picture of a gallery by its text, and one without a text by its place', () => {
  const item = { href: '/a', widthPx: 4, heightPx: 3, className: '' };
  const items = ['A hall', '', ''].map((alt, index) => ({
    ...item,
    id: String(index),
    alt,
    // biome-ignore lint/performance/noImgElement: what a picture comes down to
    thumb: <img alt={alt} src="/a" />,
  }));
  const html = renderToStaticMarkup(<Gallery items={items} />);
  const names = [...html.matchAll(/sr-only">([^<]*)</g)].map(([, name]) => name);
  expect(names).toEqual(['Enlarge: ', 'Enlarge picture 2 of 3', 'Enlarge picture 3 of 3']);
});
