import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { illustrations } from '@/lib/content/pictures/illustrations';
import { findWholeSource } from '@/lib/shared/pictures/picture-sources';
import type { DemoPicture } from '@/prisma/seed/media-alts';

const dataDir = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const made = await mkdtemp(`${tmpdir()}/demo-media-`);
  process.env.DATA_DIR = made;
  delete process.env.BLOB_READ_WRITE_TOKEN;
  return made;
});

const { listFormats, listWidthsPx } = await import('@/lib/server/pictures/renditions');
const { focalPointOf } = await import('@/prisma/seed/focal-points');
const { avifFolder, stageDemoPicture } = await import('@/prisma/seed/media');
const { demoAlts } = await import('@/prisma/seed/media-alts');
const { demoHeroImages } = await import('@/prisma/seed/hero');
const { demoProjects } = await import('@/prisma/seed/projects');

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a demo picture', () => {
  it('is there for every name, and has a name for every file', () => {
    const files = readdirSync('prisma/seed/media').map((file) => path.parse(file).name);
    expect(files.sort()).toEqual(Object.keys(demoAlts).sort());
  });

  it('has files of its own, widths included, for each record that uses it', async () => {
    const rows = [
      await stageDemoPicture('director-1'),
      await stageDemoPicture('director-1', 'Another portrait'),
    ];
    expect(rows.map(({ alt }) => alt)).toEqual([demoAlts['director-1'], 'Another portrait']);
    expect(rows[0]?.publicId).not.toBe(rows[1]?.publicId);
    for (const { publicId, widths } of rows) {
      expect(widths).toEqual([384, 640]);
      expect(readdirSync(path.join(dataDir, 'uploads', `${publicId}`)).sort()).toEqual([
        '384.avif',
        '384.webp',
        '640.avif',
        '640.webp',
        '800.avif',
        'master.webp',
      ]);
    }
  });
});

it('the AVIF files of the demo pictures are those that they need, crops at their focal points included', async () => {
  for (const file of readdirSync('prisma/seed/media')) {
    const { width, height, hasAlpha } = await sharp(readFileSync(`prisma/seed/media/${file}`)).metadata();
    // The names of the files are those of the pictures.
    const name = path.parse(file).name as DemoPicture;
    const widths = listWidthsPx(width);
    const blurDataUrl = hasAlpha ? null : '';
    const { avif, crops } = listFormats({ width, height, widths, blurDataUrl, ...focalPointOf(name) });
    const needed = [...avif, ...crops].map((format) => format.file);
    expect(readdirSync(path.join(avifFolder, name)).sort(), name).toEqual(needed.sort());
  }
});

it('no demo picture stands on two projects, or twice on one', () => {
  const shown = demoProjects.flatMap(({ pictures }) => pictures);
  expect(new Set(shown).size).toBe(shown.length);
});

it('no demo picture stands twice on the first page', () => {
  const featured = demoProjects.filter(({ status }) => status === 'featured');
  const shown = [
    ...demoHeroImages.map(({ picture }) => picture),
    ...featured.map(({ pictures }) => pictures[0]),
  ];
  expect(new Set(shown).size).toBe(shown.length);
});

describe('an illustration', () => {
  it.each(Object.entries(illustrations))('has the files that it names: %s', async (_, picture) => {
    const { url, width, height } = picture;
    expect(await sharp(readFileSync(path.join('public', url))).metadata()).toMatchObject({
      format: 'webp',
      width,
      height,
    });
    const files = findWholeSource(picture, '100vw')?.srcSet.split(', ') ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const [address = '', widthPx = ''] = file.split(' ');
      const { width: px } = await sharp(readFileSync(path.join('public', address))).metadata();
      expect(`${px}w`).toBe(widthPx);
    }
  });
});
