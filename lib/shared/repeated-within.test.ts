import { expect, test } from 'vitest';
import { isRepeatedWithin } from './repeated-within';

test.each([
  ['a text', '--a--b--'],
  ['bytes', Buffer.from('--a--b--')],
])('a word that occurs in %s is counted up to the limit', (_what, searched) => {
  expect([2, 3, 4].map((most) => isRepeatedWithin(searched, '--', most))).toEqual([false, true, true]);
  expect(isRepeatedWithin(searched, 'c', 0)).toBe(true);
});
