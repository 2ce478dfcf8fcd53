import { expect, test } from 'vitest';
import { listedNouns, recordKinds } from '@/lib/content/record-kinds';
import { sitePages } from './pages';

test('every kind of record is shown by a page, which its changes date', () => {
  const shown = sitePages.flatMap(({ shows }) => shows);
  expect(listedNouns.filter((noun) => !shown.includes(noun))).toEqual([]);
  const paths = Object.values(recordKinds).flatMap(({ shownOn }): readonly string[] => shownOn);
  expect(paths.filter((path) => !sitePages.some(({ href }) => href === path))).toEqual([]);
});
