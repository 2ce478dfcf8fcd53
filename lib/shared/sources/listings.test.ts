import { expect, it } from 'vitest';
import {
  chooseProject,
  countFormer,
  describeListings,
  findListed,
  fromListingText,
  listRows,
  toListingText,
} from './listings';

const table = [
  { theirs: 'KC-02', projectId: 'kadal' },
  { theirs: '__proto__', projectId: 'palms' },
];
const seen = [
  { theirs: 'AC-01', count: 1 },
  { theirs: 'TP-9', count: 2 },
  { theirs: 'tp-9 ', count: 3 },
];

it('a listing is found however large its letters are, and one that nobody has chosen a project for is not', () => {
  expect([findListed(table, ' kc-02'), findListed(table, '__PROTO__')]).toEqual(['kadal', 'palms']);
  expect([findListed(table, 'KC-0'), findListed(table, 'constructor'), findListed([], '')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('a listing has one project, and none once that is taken away', () => {
  const chosen = chooseProject(table, 'kc-02', 'palms');
  expect(findListed(chosen, 'KC-02')).toBe('palms');
  expect(chosen).toHaveLength(2);
  expect(findListed(chooseProject(chosen, 'KC-02', ''), 'KC-02')).toBeNull();
});

it('a table is the same text in any order, and comes back from it whole', () => {
  expect(toListingText(table.toReversed())).toBe(toListingText(table));
  expect(fromListingText(toListingText(table))).toEqual(table);
});

it('what waits for a project stands first, each listing once, with the enquiries of all its spellings', () => {
  expect(listRows(table, seen)).toEqual([
    { theirs: 'TP-9', count: 5 },
    { theirs: 'AC-01', count: 1 },
    { theirs: 'KC-02', count: 0 },
    { theirs: '__proto__', count: 0 },
  ]);
});

it('the enquiries that a table gives a project are counted', () => {
  expect([countFormer(table, seen), countFormer(chooseProject(table, 'TP-9', 'palms'), seen)]).toEqual([
    0, 5,
  ]);
});

it('a table is said in words, also of a deleted project', () => {
  expect(describeListings(table, [{ _id: 'kadal', name: 'Kadal Crest' }])).toBe(
    'KC-02: Kadal Crest, __proto__: a deleted project',
  );
  expect(describeListings([], [])).toBe('without a project');
});
