import { describe, expect, it } from 'vitest';
import {
  findAvifSrcSet,
  findFileOfWidth,
  findSmallestFile,
  parsePictureSrc,
  toPictureSrc,
} from './picture-src';

const url = '/uploads/ab12/master.webp';
const all = {
  url,
  widths: [384, 640],
  avifWidthPx: 900,
  crop: { point: '73-40', widths: [480, 720] },
};

describe('the address of a picture', () => {
  it.each([
    [all, `${url}?w=384-640&avif=900&crop=73-40-480-720`],
    [{ ...all, crop: null }, `${url}?w=384-640&avif=900`],
    [{ ...all, avifWidthPx: null }, `${url}?w=384-640&crop=73-40-480-720`],
    [{ ...all, avifWidthPx: null, crop: null }, `${url}?w=384-640`],
  ])('says which files are ready, and is read as it was written: %#', (picture, src) => {
    expect(toPictureSrc(picture)).toBe(src);
    expect(parsePictureSrc(src)).toEqual(picture);
  });

  it('is that of the master alone before its widths are ready', () => {
    expect(toPictureSrc({ ...all, widths: [] })).toBe(url);
    expect(parsePictureSrc(url)).toBeNull();
  });

  it('names no crop where the picture needs none', () => {
    expect(toPictureSrc({ ...all, crop: { point: '50-50', widths: [] } })).toBe(`${url}?w=384-640&avif=900`);
  });
});

describe('the one file of a picture', () => {
  it.each([
    [384, '/uploads/ab12/384.webp'],
    [400, '/uploads/ab12/640.webp'],
    [2000, '/uploads/ab12/640.webp'],
  ])('for %i px is the smallest that is wide enough, else the widest', (leastPx, file) => {
    expect(findFileOfWidth(toPictureSrc(all), leastPx)).toBe(file);
  });

  it('is the smallest where it is shown small, and the address itself where there are no others', () => {
    expect(findSmallestFile(toPictureSrc(all))).toBe('/uploads/ab12/384.webp');
    expect(findSmallestFile('/old.jpg')).toBe('/old.jpg');
  });
});

describe('the AVIF files', () => {
  it('of the whole picture are its widths and the master’s own', () => {
    expect(findAvifSrcSet(toPictureSrc(all), 'whole')).toBe(
      '/uploads/ab12/384.avif 384w, /uploads/ab12/640.avif 640w, /uploads/ab12/900.avif 900w',
    );
  });

  it('of a portrait box are cropped at the focal point', () => {
    expect(findAvifSrcSet(toPictureSrc(all), 'portrait')).toBe(
      '/uploads/ab12/crop-73-40-480.avif 480w, /uploads/ab12/crop-73-40-720.avif 720w',
    );
  });

  it.each([
    [url, 'whole'],
    [`${url}?w=384-640`, 'whole'],
    [`${url}?w=384-640`, 'portrait'],
    [`${url}?w=384-640&avif=900`, 'portrait'],
    ['https://old.example.com/images/tower.jpg?w=640&avif=900', 'whole'],
  ] as const)('are not named before they are there: %s, %s', (src, shape) => {
    expect(findAvifSrcSet(src, shape)).toBeNull();
  });
});
