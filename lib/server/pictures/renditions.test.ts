import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encode } from './encode.mjs';
import { listAvif, listCrops, listFiles, listWidths, listWidthsPx } from './renditions';

const middle = { x: 0.5, y: 0.5 };
const files = (renditions: { file: string }[]) => renditions.map(({ file }) => file);

describe('the files of a picture', () => {
  it('are the widths that are narrower than its master', () => {
    expect(listWidthsPx(1200)).toEqual([384, 640, 960]);
    expect(files(listWidths(1200))).toEqual(['384.webp', '640.webp', '960.webp']);
    expect(listWidths(384)).toEqual([]);
  });

  it('are as AVIF its widths and the master’s own', () => {
    expect(files(listAvif({ width: 700, widths: [384, 640] }))).toEqual(['384.avif', '640.avif', '700.avif']);
    expect(listAvif({ width: 300, widths: [] })).toEqual([]);
  });

  it('are portrait crops, named by their point, no wider than they can be sharp', () => {
    expect(files(listCrops({ width: 1920, height: 1200 }, { x: 0.731, y: 0.4 }))).toEqual([
      'crop-73-40-480.avif',
      'crop-73-40-720.avif',
      'crop-73-40-960.avif',
    ]);
    expect(files(listCrops({ width: 800, height: 600 }, middle))).toEqual([
      'crop-50-50-480.avif',
      'crop-50-50-514.avif',
    ]);
  });

  it('are no crops where the whole is about as narrow, or too small', () => {
    expect(listCrops({ width: 800, height: 1000 }, middle)).toEqual([]);
    expect(listCrops({ width: 900, height: 1000 }, middle)).toEqual([]);
    expect(listCrops({ width: 384, height: 100 }, middle)).toEqual([]);
  });

  it('are listed as its row names them', () => {
    const row = { width: 1000, widths: [384], hasAvif: false, cropX: null, cropY: null, cropWidths: [] };
    expect(listFiles(row)).toEqual(['master.webp', '384.webp']);
    expect(listFiles({ ...row, hasAvif: true, cropX: 0.2, cropY: 0.5, cropWidths: [480] })).toEqual([
      'master.webp',
      '384.webp',
      '384.avif',
      '1000.avif',
      'crop-20-50-480.avif',
    ]);
  });
});

describe('a crop', () => {
  const size = { width: 1400, height: 700 };
  const [left, right] = [
    { r: 200, g: 0, b: 0 },
    { r: 0, g: 0, b: 200 },
  ];

  it.each([
    [0, left],
    [1, right],
  ])('at %s shows that side, whole in height, as 6 to 7', async (x, colour) => {
    const half = await sharp({ create: { width: 700, height: 700, channels: 3, background: right } })
      .png()
      .toBuffer();
    const master = await sharp({ create: { ...size, channels: 3, background: left } })
      .composite([{ input: half, left: 700, top: 0 }])
      .webp({ lossless: true })
      .toBuffer();
    const [narrowest] = listCrops(size, { x, y: 0.5 });
    if (!narrowest) throw new Error('There is no crop.');
    const bytes = await encode(master, narrowest);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 560]);
    expect((await sharp(bytes).metadata()).compression).toBe('av1');
    for (const at of [20, 460]) {
      const pixel = data.subarray((280 * info.width + at) * info.channels);
      expect(Math.abs((pixel[0] ?? 0) - colour.r)).toBeLessThan(30);
      expect(Math.abs((pixel[2] ?? 0) - colour.b)).toBeLessThan(30);
    }
  });
});
