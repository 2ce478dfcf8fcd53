import { expect, test } from 'vitest';
import { limitsOf, listExcess } from './limits';
import { listFiles, weighInline } from './measure';

const text = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>
<link rel="preload" as="image" href="/one.avif"/><script src="/_next/b.js" async="" type="text/after-paint"></script>
<script src="/_next/old.js" noModule=""></script><link rel="preload" href="/_next/two.woff2" as="font" type="font/woff2"/>
</head><body><script>self.__next_f=[]</script><script src="/_next/c.js" async=""></script></body></html>`;

test('a page weighs its styles, its fonts and its scripts once each, those that wait for the paint too, but none for old browsers', () => {
  const link =
    '</_next/a.css>; rel=preload; as="style", </_next/one.woff2>; rel=preload; as="font"; crossorigin';
  expect(listFiles({ text, headers: { link } })).toEqual({
    scripts: ['/_next/b.js', '/_next/c.js'],
    styles: ['/_next/a.css'],
    fonts: ['/_next/one.woff2', '/_next/two.woff2'],
  });
});

test('styles that stand in the document are weighed, and their links, which fetch nothing, are no files', () => {
  const page =
    '<style>@property --a{syntax:"<number>"}</style><link disabled="" rel="stylesheet" href="/_next/a.css"/>';
  expect(listFiles({ text: page, headers: {} }).styles).toEqual([]);
  expect(weighInline(page)).toBeGreaterThan(10);
  expect(weighInline(text)).toBe(0);
});

test('each part of a page that is above its limit is named, and a page without scripts was not measured', () => {
  const size = { raw: 1, html: 14_000, scripts: 135_001, styles: 1, fonts: 1, fontFiles: 3, files: 1 };
  const limits = limitsOf('page', '/privacy');
  expect(listExcess('/privacy', size, limits)).toEqual([
    '/privacy: scripts 135001, at most 135000',
    '/privacy: fontFiles 3, at most 2',
  ]);
  expect(listExcess('/privacy', { ...size, scripts: 0 }, { all: 14_001 })).toEqual([
    '/privacy: no script or no style was found',
    '/privacy: all 14002, at most 14001',
  ]);
});
