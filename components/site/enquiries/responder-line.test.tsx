import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResponderLine } from './responder-line';

const picture = {
  _id: 'face',
  url: '/uploads/face/master.webp',
  public_id: 'face',
  alt: 'A woman',
  width: 800,
  height: 1000,
  blurDataURL: null,
  src: '/uploads/face/master.webp?w=384-640&avif=800',
  focal: { x: 0.5, y: 0.2 },
};

it('who answers is named with a promise and what they do; the face beside adds no words', () => {
  const html = renderToStaticMarkup(
    <ResponderLine responder={{ name: 'Divya Rao', role: 'Homes in Mangalore', picture }} />,
  );
  expect(html).toContain('Divya Rao will answer within one working day.');
  expect(html).toContain('Homes in Mangalore');
  expect(html).toMatch(/<img alt="" loading="lazy"/);
  // Shown small: one file is enough.
  expect(html).toContain('src="/uploads/face/384.webp"');
  expect(html).not.toContain('srcSet');
});

it('a team without a face and a role is a line of text alone', () => {
  const html = renderToStaticMarkup(
    <ResponderLine responder={{ name: 'Our team', role: '', picture: null }} />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe('Our team will answer within one working day.');
  expect(html).not.toContain('<img');
});
