import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import { findWholeSource } from '@/lib/shared/pictures/picture-sources';

const dataDir = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const made = await mkdtemp(`${tmpdir()}/demo-media-`);
  process.env.DATA_DIR = made;
  delete process.env.BLOB_READ_WRITE_TOKEN;
  return made;
});

const { describeDemoPicture, mediaFolder, stageDemoPicture } = await import('@/prisma/seed/media');
const { demoAlts } = await import('@/prisma/seed/media-alts');
const { demoHeroImages } = await import('@/prisma/seed/hero');
const { demoProjects } = await import('@/prisma/seed/projects');

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a demo picture', () => {
  it('is there for every name, and has a name for every file', () => {
    expect(readdirSync(mediaFolder).sort()).toEqual(Object.keys(demoAlts).sort());
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

it('the files of a demo picture are those that its row names, crops at its focal point included', async () => {
  for (const name of readdirSync(mediaFolder)) {
    const { row, renditions } = describeDemoPicture(name);
    const master = readFileSync(path.join(mediaFolder, name, 'master.webp'));
    expect(await sharp(master).metadata(), name).toMatchObject({ width: row.width, height: row.height });
    const needed = ['master.webp', ...renditions.map(({ file }) => file)];
    expect(readdirSync(path.join(mediaFolder, name)).sort(), name).toEqual(needed.sort());
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
