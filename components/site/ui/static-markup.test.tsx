import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SafeImage } from '@/components/shared/safe-image';
import { StaticImage } from './pictures/static-image';

const picture = {
  src: '/uploads/a/master.webp',
  alt: 'Gate & garden',
  width: 1920,
  height: 1200,
  blurDataURL: null,
  focal: { x: 0.5, y: 0.2 },
};
const image = { picture, fallback: 'project', sizes: '100vw', fill: true } as const;

it('a picture that is drawn once is the same picture, and one text for React', () => {
  const drawn = renderToStaticMarkup(<StaticImage {...image} />);
  expect(drawn).toBe(`<div class="contents">${renderToStaticMarkup(<SafeImage {...image} />)}</div>`);
  expect(drawn).toContain('alt="Gate &amp; garden"');
});

it('a picture that is preloaded is drawn with its page, whose head asks for it', () => {
  const drawn = renderToStaticMarkup(<StaticImage {...image} preload />);
  expect(drawn).toBe(renderToStaticMarkup(<SafeImage {...image} preload />));
  expect(drawn).not.toContain('class="contents"><picture');
});
