import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkRows, type Known } from './check';

/** What the routes below a folder answer, but for those of records. */
const listRoutes = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => path.dirname(file).replace(/\([^)]*\)\/?/g, ''))
    .filter((address) => !/^(?:projects|board)\/\[id\]$/.test(address));

const known: Known = {
  base: 'https://www.example.com',
  redirects: new Map([['/old', '/projects']]),
  records: new Set(['/projects/kadal-crest']),
};
const refusalOf = (from: string, to: string) => checkRows([{ from, to }], known).refused[0];
const reasonOf = (from: string, to: string) => refusalOf(from, to)?.reason;
const keptOf = (from: string, to: string) => checkRows([{ from, to }], known).good[0];

it.each([
  ['/Our-Projects/Kadal.html', '/projects/kadal-crest', '/our-projects/kadal.html', '/projects/kadal-crest'],
  ['http://before.example/About/', '/about#story', '/about', null],
  [
    'https://before.example/who-we-are/',
    'https://www.example.com/about#story',
    '/who-we-are',
    '/about#story',
  ],
  [
    '/project.php?ID=7',
    '/projects/kadal-crest?from=before',
    '/project.php?id=7',
    '/projects/kadal-crest?from=before',
  ],
  ['/our-team', '/About/?x=Y#Story', '/our-team', '/about?x=Y#Story'],
  ['/brochure', '/uploads/Kadal.webp', '/brochure', '/uploads/Kadal.webp'],
  ['/ನಮ್ಮ', '/about', encodeURI('/ನಮ್ಮ').toLowerCase(), '/about'],
])('%s, which leads to %s, is kept as %s', (from, to, key, target) => {
  expect(keptOf(from, to)).toEqual(target === null ? undefined : { key, target });
});

it.each([
  ['//evil.example/x'],
  ['https://evil.example/x'],
  ['/\\evil.example'],
  ['/.//evil.example'],
  ['https://www.example.com//evil.example'],
  ['javascript:alert(1)'],
  ['https://www.example.com@evil.example/'],
  ['projects'],
])('nothing leads to %s', (to) => {
  expect(keptOf('/before', to)).toBeUndefined();
  expect(refusalOf('/before', to)).toMatchObject({
    field: 'to',
    reason: expect.stringMatching(/is not an address of this site/),
  });
});

it('nothing leads to where no page is', () => {
  expect(refusalOf('/before', '/abuot')).toMatchObject({ field: 'to', reason: 'There is no page at /abuot' });
  expect(refusalOf('/before', '/projects/never')).toMatchObject({ field: 'to' });
});

it('what is missing is asked for, at its field', () => {
  expect(refusalOf('', '/about')).toMatchObject({ field: 'from' });
  expect(refusalOf('/before', '')).toMatchObject({ field: 'to' });
});

it.each([
  '/',
  '/projects',
  '/Projects/?q=x',
  '/projects/kadal-crest',
  '/api/projects',
  '/admin',
  '/projects/page/9',
])('%s has a page of its own, and leads nowhere else', (from) => {
  expect(reasonOf(from, '/about')).toMatch(/has its own page/);
});

it('what a route or a file of the site answers leads nowhere else', () => {
  const answered = [...listRoutes('app'), ...fs.readdirSync('public').filter((name) => name.includes('.'))];
  expect(answered.length).toBeGreaterThan(60);
  for (const address of answered)
    expect([address, reasonOf(`/${address}`, '/about')]).toEqual([
      address,
      expect.stringMatching(/has its own page/),
    ]);
});

it('no path that leads somewhere is led to, whatever its query', () => {
  const records = new Set(['/projects/kadal', '/projects/areca']);
  const reasonOver = (redirects: [string, string][], from: string, to: string) =>
    checkRows([{ from, to }], { ...known, records, redirects: new Map(redirects) }).refused[0]?.reason;
  // A project may come where an address led on, and may go from where one leads to.
  expect(reasonOver([['/projects/kadal?z=1', '/about']], '/a', '/projects/kadal?x=1')).toBe(
    '/projects/kadal?z=1 redirects to /about. Use that address instead',
  );
  expect(reasonOver([['/a?x=1', '/projects/gone?x=1']], '/projects/gone?y=2', '/projects/areca')).toBe(
    '/a?x=1 redirects to /projects/gone. Delete that redirect first',
  );
  expect(reasonOver([['/a?x=1', '/projects/areca']], '/a', '/about')).toBeUndefined();
});

it('a table of 2,000 lines reads each address a few times, however many redirects there are', () => {
  const redirects = new Map(Array.from({ length: 3000 }, (_, at) => [`/old-${at}`, '/about'] as const));
  const rows = Array.from({ length: 2000 }, (_, at) => ({ from: `/new-${at}`, to: '/about' }));
  const parse = vi.spyOn(URL, 'parse');
  const { good } = checkRows([...rows, { from: '/one-more', to: '/about' }], { ...known, redirects });
  expect(good.length).toBe(2000);
  expect(parse.mock.calls.length).toBeLessThan(5 * 5000);
  parse.mockRestore();
});

it('each line of a table is told by its number, also where it says what is kept already', () => {
  const rows = [
    { from: '/old', to: '/projects' },
    { from: '/OLD/', to: '/about' },
    { from: 'before', to: '/about' },
    { from: '/x', to: '' },
    { from: '/x', to: '/about' },
  ];
  const { good, kept, refused } = checkRows(rows, known, 2);
  expect([good.length, kept]).toEqual([1, 1]);
  expect(refused.map(({ line }) => line)).toEqual([3, 4, 5]);
});

it.each(['//old.html', 'https://before.example//old.html'])(
  'a redirect from %s, whose key no request would have, is refused',
  (from) => {
    const { good, refused } = checkRows([{ from, to: '/projects' }], known);
    expect([good, refused.map(({ field }) => field)]).toEqual([[], ['from']]);
  },
);
