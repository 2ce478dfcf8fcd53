import { describe, expect, it } from 'vitest';
import { findRefusal, type PictureItem, placeAmong } from './items';

const mib = 1024 * 1024;
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

describe('a file that is chosen', () => {
  it.each([
    ['sea.jpg', 'image/jpeg', 15 * mib],
    ['sea.png', 'image/png', 10],
    ['sea.webp', 'image/webp', 10],
    ['logo.svg', 'image/svg+xml', 2 * mib],
    ['sea.HEIC', '', 10],
    ['sea.heic', 'image/heic', 10],
  ])('is sent: %s', (name, type, bytes) => {
    expect(findRefusal(file(name, type, bytes))).toBeNull();
  });

  it.each([
    ['sea.gif', 'image/gif', 10, /Choose a JPEG, PNG, WebP, HEIC or SVG\.$/],
    ['sea.jpg', 'image/jpeg', 15 * mib + 1, /at most 15 MB are accepted/],
    ['logo.svg', 'image/svg+xml', 2 * mib + 1, /^It has 2\.0 MB; at most 2 MB are accepted/],
  ])('is left out, with what to do: %s', (name, type, bytes, reason) => {
    expect(findRefusal(file(name, type, bytes))).toMatch(reason);
  });
});

describe('pictures that come after the others', () => {
  const items = (...keys: string[]) =>
    keys.map((key): PictureItem => ({ key, alt: '', fileName: '', state: 'refused', reason: '' }));
  it.each([
    ['between those it stood between', ['a', 'c'], ['b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
    ['first where it was the first', ['b', 'c'], ['a'], ['a', 'b', 'c'], ['a', 'b', 'c']],
    [
      'behind what is left of the former ones',
      ['a', 'x'],
      ['c', 'd'],
      ['a', 'b', 'c', 'd'],
      ['a', 'c', 'd', 'x'],
    ],
    ['last where nothing of the former ones is left', ['x'], ['b'], ['a', 'b'], ['x', 'b']],
  ])('stand %s', (_where, there, come, order, expected) => {
    expect(placeAmong(items(...there), items(...come), order).map(({ key }) => key)).toEqual(expected);
  });
});
