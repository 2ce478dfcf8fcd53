import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filterKeys } from '@/lib/shared/list-query';

const folder = import.meta.dirname;
/** Drawn for each request, because their addresses carry free words. */
const dynamic = ['projects/search/page.tsx'];

it('Every public page but the searched list is wholly prerendered, so that an unknown address can answer 404', () => {
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx');
  const loose = pages.filter(
    (file) =>
      !fs.readFileSync(path.join(folder, file), 'utf8').includes("export const ensureStatic = 'navigation';"),
  );
  expect(loose.sort()).toEqual(dynamic);
});

it('The middleware gives a nonce to the list that is asked for with free words, and has nothing to do with the others', () => {
  const matched = fs
    .readFileSync('middleware.ts', 'utf8')
    .matchAll(/source: '\/projects', has: .*key: '(\w+)'/g);
  expect([...matched].map(([, key]) => key)).toEqual([filterKeys.words]);
});
