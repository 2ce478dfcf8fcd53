import { expect, it } from 'vitest';
import { listTexts, mapTexts } from './texts';

const value = { a: 'one', b: [{ c: 'two' }, 'three', 4, null], d: true };

it('every text is found with its path', () => {
  expect(listTexts(value)).toEqual([
    { path: ['a'], text: 'one' },
    { path: ['b', 0, 'c'], text: 'two' },
    { path: ['b', 1], text: 'three' },
  ]);
});

it('every text is changed, one that is taken out leaves its list, and the rest stays', () => {
  expect(mapTexts(value, (text) => (text === 'three' ? null : text.toUpperCase()))).toEqual({
    a: 'ONE',
    b: [{ c: 'TWO' }, 4, null],
    d: true,
  });
});
