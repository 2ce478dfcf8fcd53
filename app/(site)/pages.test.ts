import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dynamicSets, filterKeys } from '@/lib/shared/parsing/list-query';

const folder = import.meta.dirname;
/** Drawn for each request, because what their addresses ask for is too much to be kept. */
const dynamic = [
  'compare/page.tsx',
  'partner/page.tsx',
  'projects/[id]/costs/page.tsx',
  'projects/[id]/visit/page.tsx',
  'projects/search/page.tsx',
  'visit/page.tsx',
];

it('Every public page but the searched list, the comparison, what homes cost, the times for visits and the page of a partner is wholly prerendered, so that an unknown address can answer 404', () => {
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx');
  const loose = pages.filter(
    (file) =>
      !fs.readFileSync(path.join(folder, file), 'utf8').includes("export const ensureStatic = 'navigation';"),
  );
  expect(loose.sort()).toEqual(dynamic);
});

it('The middleware gives a nonce to the lists that are drawn for their request, and has nothing to do with the others', () => {
  const matched = fs
    .readFileSync('middleware.ts', 'utf8')
    .matchAll(/source: '\/projects',\s*has: \[([\s\S]*?)\]/g);
  const keys = [...matched].map(([, has = '']) => [...has.matchAll(/key: '(\w+)'/g)].map(([, key]) => key));
  expect(keys).toEqual([[filterKeys.words], ...dynamicSets]);
});
