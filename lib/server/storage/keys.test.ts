import { expect, it } from 'vitest';
import { contentTypeOf, createPublicId, fileKey, isPublicId, isStorageKey, masterKey } from './keys';

const id = '0123456789abcdef'.repeat(2);

it('a new folder is 128 random bits in hexadecimal, and no two are the same', () => {
  const ids = Array.from({ length: 100 }, createPublicId);
  for (const each of ids) expect(each).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(100);
});

it('the files of a folder are named after its random id', () => {
  expect(masterKey(id)).toBe(`${id}/master.webp`);
  expect(fileKey(id, '640.avif')).toBe(`${id}/640.avif`);
  expect(contentTypeOf(`${id}/640.avif`)).toBe('image/avif');
  expect(contentTypeOf(`${id}/640.webp`)).toBe('image/webp');
  expect(isPublicId(id)).toBe(true);
});

it.each([
  `${id}/master.webp`,
  `${id}/640.webp`,
  `${id}/10.webp`,
  `${id}/99999.webp`,
  `${id}/640.avif`,
  `${id}/crop-0-100-480.avif`,
])('%s is a key', (key) => {
  expect(isStorageKey(key)).toBe(true);
});

it.each([
  '',
  id,
  `${id}/`,
  `/${id}/640.webp`,
  `${id}/640.webp/`,
  `${id}/a/640.webp`,
  `${id}/../640.webp`,
  `${id}/../${id}/master.webp`,
  `../${id}/master.webp`,
  `${id}/..%2fmaster.webp`,
  `${id}/master.webp\0`,
  `${id}\n/master.webp`,
  `${id}/640.webp.0a1b2c.tmp`,
  `${id}/0.webp`,
  `${id}/064.webp`,
  `${id}/6.webp`,
  `${id}/100000.webp`,
  `${id}/640.webp.tmp`,
  `${id}/640xwebp`,
  `${id}/640.png`,
  `${id}/master.avif`,
  `${id}/crop-0-100-480.webp`,
  `${id}/crop-0-1000-480.avif`,
  `${id}/crop-50-480.avif`,
  `${id}/x640.webp`,
  `${id}/owner`,
  `${id.slice(1)}/640.webp`,
  `${id}0/640.webp`,
  `${id.toUpperCase()}/640.webp`,
  `g${id.slice(1)}/640.webp`,
  `${id}/640.webp\n`,
])('%j is none', (key) => {
  expect(isStorageKey(key)).toBe(false);
});
