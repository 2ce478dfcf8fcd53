import { describe, expect, it } from 'vitest';
import { findRefusal } from './items';

const mib = 1024 * 1024;
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

describe('a file that is chosen', () => {
  it.each([
    ['sea.jpg', 'image/jpeg', 15 * mib],
    ['sea.png', 'image/png', 10],
    ['sea.webp', 'image/webp', 10],
    ['logo.svg', 'image/svg+xml', 2 * mib],
  ])('is sent: %s', (name, type, bytes) => {
    expect(findRefusal(file(name, type, bytes))).toBeNull();
  });

  it.each([
    ['sea.heic', '', 10, /^A HEIC photo/],
    ['sea.gif', 'image/gif', 10, /Choose a JPEG, PNG, WebP or SVG\.$/],
    ['sea.jpg', 'image/jpeg', 15 * mib + 1, /at most 15 MB are taken/],
    ['logo.svg', 'image/svg+xml', 2 * mib + 1, /^It has 2\.0 MB; at most 2 MB are taken/],
  ])('is left out, with what to do: %s', (name, type, bytes, reason) => {
    expect(findRefusal(file(name, type, bytes))).toMatch(reason);
  });
});
