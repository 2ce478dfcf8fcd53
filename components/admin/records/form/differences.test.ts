import { expect, test } from 'vitest';
import { keepDifferences } from './differences';

const field = (mine: string, theirs: string) => ({ field: 'name', label: 'Name', mine, theirs });

test('a field that is the same on both sides is no difference', () => {
  expect(keepDifferences([field('Same', 'Same'), field('Mine', 'Theirs')])).toEqual([
    field('Mine', 'Theirs'),
  ]);
});

test('of long texts the part is shown in which they differ, however late that is', () => {
  const same = 'The court is planted with neem. '.repeat(20);
  const [difference] = keepDifferences([field(`${same}A long pool.`, `${same}A 24 m pool.`)]);
  expect(difference?.mine).toMatch(/^….*A long pool\.$/);
  expect(difference?.theirs).toMatch(/^….*A 24 m pool\.$/);
  expect(difference?.mine.length).toBeLessThan(170);
});

test('a long text beside an empty one is shown from its beginning', () => {
  const [difference] = keepDifferences([field('Long words. '.repeat(30), '')]);
  expect(difference?.mine).toMatch(/^Long words\..*…$/);
  expect(difference?.theirs).toBe('');
});
