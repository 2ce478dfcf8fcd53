import { expect, it } from 'vitest';
import { findFileKind } from './kind';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** The first box of a HEIC or AVIF file: its own brand, and those that it is compatible with. */
const brands = (own: string, ...compatible: string[]) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + compatible.length * 4);
  return Buffer.concat([size, bytes(`ftyp${own}\0\0\0\0${compatible.join('')}`)]);
};

it.each([
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'jpeg'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n\0'), 'png'],
  ['a WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['a GIF', bytes('GIF89a'), 'gif'],
  ['an old GIF', bytes('GIF87a'), 'gif'],
  ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ['a TIFF of Intel', bytes('II*\0\x08\0'), 'tiff'],
  ['a TIFF of Motorola', bytes('MM\0*\0\x08'), 'tiff'],
  ['a BMP', bytes('BM\0\0'), 'bmp'],
  ['an SVG', bytes('<?xml version="1.0"?>\n<SVG xmlns="x">'), 'svg'],
  ['an SVG without attributes', bytes('<svg>'), 'svg'],
  ['nothing', bytes(''), 'empty'],
  ['a sound', bytes('RIFF\0\0\0\0WAVEfmt '), 'other'],
  ['a film', brands('isom', 'mp41'), 'other'],
  ['a film of old', bytes('\0\0\0\x14moovheic\0\0\0\0heic'), 'other'],
  ['a form that only ends like a WebP', bytes('FORM\0\0\0\0WEBPVP8 '), 'other'],
  ['a name cut short', bytes('\0\0\0\x18ftyphe'), 'other'],
  ['half a JPEG', bytes('\xff\xd8'), 'other'],
  ['a PNG through a mail of old', bytes('\x89PNG\n\x1a\n'), 'other'],
  ['a text about pictures', bytes('see GIF89a, %PDF, BM, RIFF, II*\0 and <svgs>'), 'other'],
  ['a page with a drawing far below', bytes(`${' '.repeat(1020)}<svg>`), 'other'],
] as const)('%s is known by its content: %s', (_, content, kind) => {
  expect(findFileKind(content)).toBe(kind);
});

it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])(
  'the brand %s is a HEIC, as its own or as a compatible one',
  (brand) => {
    expect(findFileKind(brands(brand))).toBe('heic');
    expect(findFileKind(brands(brand).subarray(0, 12))).toBe('heic');
    expect(findFileKind(brands('isom', 'mp41', brand))).toBe('heic');
  },
);

it.each(['avif', 'avis'])('the brand %s is an AVIF, though HEIC brands stand beside it', (brand) => {
  expect(findFileKind(brands(brand, 'mif1'))).toBe('avif');
  expect(findFileKind(brands('mif1', 'heic', brand))).toBe('avif');
});

it('brands are read as far as their box goes, and at most in the first 256 bytes', () => {
  const far = Array.from({ length: 60 }, () => 'none');
  // 16 + 59 * 4 is the last brand that begins within 256 bytes.
  expect(findFileKind(brands('isom', ...far.slice(0, 59), 'heic'))).toBe('heic');
  expect(findFileKind(brands('isom', ...far, 'heic'))).toBe('other');
  expect(findFileKind(Buffer.concat([brands('isom', 'mp41'), bytes('heic')]))).toBe('other');
  // The box says that it is longer than the file.
  expect(findFileKind(brands('isom', 'mp41', 'heic').subarray(0, 22))).toBe('other');
});
