import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeSmallJpeg, makeWideJpeg } from '../../support/records/picture';
import { waitFor } from '../../support/wait-for';

const dataDir = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const made = await mkdtemp(`${tmpdir()}/pictures-`);
  process.env.DATA_DIR = made;
  delete process.env.BLOB_READ_WRITE_TOKEN;
  return made;
});

const { limits, uploadLimits } = await import('@/lib/content/limits');
const { db } = await import('@/lib/server/db');
const { env } = await import('@/lib/server/env');
const { log } = await import('@/lib/server/log');
const { discardPictures } = await import('@/lib/server/pictures/discard');
const { toPicture } = await import('@/lib/server/pictures/map');
const { stagePicture } = await import('@/lib/server/pictures/stage');
const { sweepStagedPictures } = await import('@/lib/server/pictures/sweep');
const { tagsOfPicture } = await import('@/lib/server/pictures/use');
const { findUndone, resumeRenditions } = await import('@/lib/server/pictures/resume');
const { sweepReplaced } = await import('@/lib/server/pictures/replaced');
const { finishRenditions, queueRenditions } = await import('@/lib/server/pictures/queue');
const { storage } = await import('@/lib/server/storage/storage');

const uploads = path.join(dataDir, 'uploads');
const daysAfterStaging = (days: number) => new Date(Date.now() + days * dayMs);
const afterKeeping = () => daysAfterStaging(uploadLimits.stagedForDays + 1);
const jpeg = await makeWideJpeg();
const small = await makeSmallJpeg();

const stage = (bytes = jpeg) => stagePicture({ bytes, fileName: 'sea.jpg' });
/** For what its other files do not matter to. */
const stageSmall = () => stage(small);
const foldersOnDisk = async () =>
  (await readdir(uploads, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const allFiles = [
  '384.avif',
  '384.webp',
  '640.avif',
  '640.webp',
  '700.avif',
  'crop-50-50-60.avif',
  'master.webp',
];
const readRow = (id: string) => db.picture.findUniqueOrThrow({ where: { id } });
const filesOf = async (publicId: string | null) => (await readdir(path.join(uploads, `${publicId}`))).sort();

beforeEach(async () => {
  vi.restoreAllMocks();
  const rows = await db.picture.findMany({ select: { id: true } });
  await finishRenditions(rows.map(({ id }) => id));
  await db.heroImage.deleteMany();
  await db.director.deleteMany();
  await db.brand.deleteMany();
  await db.project.deleteMany();
  await db.picture.deleteMany();
  await db.cacheTag.deleteMany();
  await rm(uploads, { recursive: true, force: true });
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('staging a picture', () => {
  it('keeps one master and one row that no record uses', async () => {
    const row = await stagePicture({ bytes: jpeg, fileName: 'C:\\fake\\sea.jpg', alt: 'The sea' });
    await finishRenditions([row.id]);
    expect(row).toMatchObject({
      width: 700,
      height: 70,
      alt: 'The sea',
      fileName: 'sea.jpg',
      uploadedById: null,
    });
    expect(row.publicId).toMatch(/^[0-9a-f]{32}$/);
    expect(row.url).toBe(`/uploads/${row.publicId}/master.webp`);
    expect((await storage.read(row.url)).length).toBe(row.bytes);
  });

  it('leaves no file when the row cannot be written', async () => {
    await expect(stagePicture({ bytes: jpeg, fileName: 'a.jpg', uploadedById: 'nobody' })).rejects.toThrow();
    expect(await foldersOnDisk()).toEqual([]);
    expect(await db.picture.count()).toBe(0);
  });

  it('leaves no row and no file when the picture cannot be written', async () => {
    await writeFile(uploads, 'a file stands where the folder should be');
    await expect(stage()).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
    expect(await db.picture.count()).toBe(0);
  });
});

describe('the widths of a picture', () => {
  it('are made after the upload, narrower than the master, and then recorded', async () => {
    const { id, publicId, widths } = await stage();
    expect(widths).toEqual([]);
    await finishRenditions([id]);
    const row = await db.picture.findUniqueOrThrow({ where: { id } });
    expect(row.widths).toEqual([384, 640]);
    expect(await filesOf(publicId)).toEqual(allFiles);
    expect(await sharp(await storage.read(`/uploads/${publicId}/384.webp`)).metadata()).toMatchObject({
      width: 384,
    });
  });

  it('are named to the pages once they are ready; until then the master is', async () => {
    const row = await stage();
    expect(toPicture(row).src).toBe(row.url);
    await finishRenditions([row.id]);
    const ready = await db.picture.findUniqueOrThrow({ where: { id: row.id } });
    expect(toPicture(ready)).toMatchObject({
      url: row.url,
      public_id: row.publicId,
      src: `${row.url}?w=384-640&avif=700&crop=50-50-60`,
    });
  });

  it('make the cached pages that show the picture fresh', async () => {
    const staged = await Promise.all([stage(), stage(), stage(), stage()]);
    const [inProject, inHero, inBoard, inBrands] = staged.map(({ id }) => ({ pictureId: id }));
    if (!inProject || !inHero || !inBoard || !inBrands) throw new Error('four were staged');
    vi.spyOn(storage, 'read').mockRejectedValue(new Error('not now'));
    await finishRenditions(staged.map(({ id }) => id));
    vi.restoreAllMocks();
    await db.picture.updateMany({ data: { widths: [], hasAvif: false } });
    const project = await db.project.create({
      data: { name: 'Sea Tower', status: 'ongoing', images: { create: { ...inProject, sortOrder: 0 } } },
    });
    await db.heroImage.create({ data: inHero });
    const director = await db.director.create({ data: { name: 'A', position: 'B', ...inBoard } });
    await db.brand.create({ data: inBrands });
    await db.cacheTag.deleteMany();

    await finishRenditions(staged.map(({ id }) => id));

    const expired = await db.cacheTag.findMany({ orderBy: { tag: 'asc' } });
    expect(expired.map(({ tag }) => tag)).toEqual(
      ['board', 'brands', `director:${director.id}`, 'hero', `project:${project.id}`, 'projects'].sort(),
    );
    expect(await tagsOfPicture(db, inProject.pictureId)).toEqual([
      'projects',
      `project:${project.id}`,
      'hero',
    ]);
  });

  it('that were not finished before a stop are made after the next start', async () => {
    vi.spyOn(storage, 'read').mockRejectedValue(new Error('stopped'));
    const { id } = await stage();
    await finishRenditions([id]);
    expect((await db.picture.findUniqueOrThrow({ where: { id } })).widths).toEqual([]);
    vi.restoreAllMocks();
    await resumeRenditions();
    await finishRenditions([id]);
    expect((await db.picture.findUniqueOrThrow({ where: { id } })).widths).toEqual([384, 640]);
  });

  it('that are left undone are made before the scheduler of a function is answered, but none is begun too late', async () => {
    const { id } = await stage();
    await finishRenditions([id]);
    const widths = async () => (await db.picture.findUniqueOrThrow({ where: { id } })).widths;
    await db.picture.update({ where: { id }, data: { widths: [] } });
    await resumeRenditions(Date.now());
    expect(await widths()).toEqual([]);
    await resumeRenditions(Date.now() + 60_000);
    expect(await widths()).toEqual([384, 640]);
  });

  it('of a picture that is removed meanwhile leave no file behind', async () => {
    const read = storage.read;
    const removed: string[] = [];
    vi.spyOn(storage, 'read').mockImplementation(async (url) => {
      const bytes = await read(url);
      const { id } = await db.picture.findFirstOrThrow({ where: { url } });
      await discardPictures([id]);
      removed.push(id);
      return bytes;
    });
    const { id } = await stage();
    await finishRenditions([id]);
    expect(removed).toEqual([id]);
    expect(await foldersOnDisk()).toEqual([]);
  });
});

describe('the AVIF files and crops of a picture', () => {
  it('of a former release are made after the upgrade', async () => {
    const { id, publicId } = await stage();
    await finishRenditions([id]);
    const former = { hasAvif: false, cropX: null, cropY: null, cropWidths: [] };
    await db.picture.update({ where: { id }, data: former });
    for (const file of allFiles.filter((name) => name.endsWith('.avif')))
      await rm(path.join(uploads, `${publicId}`, file));
    expect(toPicture(await readRow(id)).src).toMatch(/\?w=384-640$/);
    await resumeRenditions(Number.MAX_SAFE_INTEGER);
    expect(await filesOf(publicId)).toEqual(allFiles);
    expect(toPicture(await readRow(id)).src).toContain('&avif=700&crop=50-50-60');
    expect(await findUndone()).toEqual([]);
  });

  it('follow the focal point under new names; the old ones stay for pages that are open, and go after a day', async () => {
    const { id, publicId } = await stage();
    await finishRenditions([id]);
    await db.picture.update({ where: { id }, data: { focalX: 0.8, focalY: 0.4 } });
    expect(toPicture(await readRow(id)).src).toMatch(/\?w=384-640&avif=700$/);
    await finishRenditions([id]);
    expect(toPicture(await readRow(id)).src).toContain('&crop=80-40-60');
    const both = [...allFiles, 'crop-80-40-60.avif'].sort();
    expect(await filesOf(publicId)).toEqual(both);
    const afterHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    expect(await sweepReplaced(afterHours(uploadLimits.replacedForHours - 1))).toBe(0);
    expect(await filesOf(publicId)).toEqual(both);
    expect(await sweepReplaced(afterHours(uploadLimits.replacedForHours + 1))).toBe(1);
    expect(await filesOf(publicId)).toEqual(both.filter((file) => file !== 'crop-50-50-60.avif'));
  });

  it('are kept when the focal point comes back within the day', async () => {
    const { id, publicId } = await stage();
    for (const focalX of [0.5, 0.8, 0.5]) {
      await db.picture.update({ where: { id }, data: { focalX } });
      await finishRenditions([id]);
    }
    expect(await sweepReplaced(daysAfterStaging(2))).toBe(1);
    expect(await filesOf(publicId)).toEqual(allFiles);
  });

  it('come after the widths of all pictures that wait', async () => {
    const ids = [(await stage()).id, (await stage()).id];
    await finishRenditions(ids);
    await db.picture.updateMany({ data: { widths: [], hasAvif: false } });
    const put = vi.spyOn(storage, 'put');
    queueRenditions(ids);
    await finishRenditions(ids);
    const endings = put.mock.calls.map(([key]) => key.slice(-4));
    expect(endings).toEqual([...Array(4).fill('webp'), ...Array(6).fill('avif')]);
  });

  it('are no crops of a picture with transparent parts', async () => {
    const mark = await sharp({ create: { width: 800, height: 200, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { id } = await stagePicture({ bytes: mark, fileName: 'mark.png' });
    await finishRenditions([id]);
    expect(toPicture(await readRow(id)).src).toMatch(/\?w=384-640&avif=800$/);
  });
});

describe('discarding pictures', () => {
  it('removes the row and the files of those that nothing uses, and leaves the others whole', async () => {
    const [used, free] = [await stageSmall(), await stage()];
    await finishRenditions([used.id, free.id]);
    await db.heroImage.create({ data: { pictureId: used.id } });
    expect(await discardPictures([used.id, free.id, 'unknown'])).toBe(1);
    expect(await foldersOnDisk()).toEqual([used.publicId]);
    expect((await db.picture.findMany()).map(({ id }) => id)).toEqual([used.id]);
  });

  it('keeps the row when the files cannot be removed', async () => {
    const { id } = await stageSmall();
    await finishRenditions([id]);
    vi.spyOn(storage, 'removeFolder').mockRejectedValue(new Error('read-only disk'));
    expect(await discardPictures([id])).toBe(0);
    expect(await db.picture.count()).toBe(1);
  });
});

describe('the sweep', () => {
  it('removes what was staged and never saved once no unsaved work on a device can name it, and nothing younger', async () => {
    const { id } = await stageSmall();
    await finishRenditions([id]);
    const lastDayOfUnsavedWork = daysAfterStaging(limits.unsavedWorkDays);
    expect(await sweepStagedPictures({ now: lastDayOfUnsavedWork })).toEqual({ pictures: 0, folders: 0 });
    expect(await sweepStagedPictures({ now: afterKeeping() })).toEqual({ pictures: 1, folders: 0 });
    expect(await foldersOnDisk()).toEqual([]);
    expect(await db.picture.count()).toBe(0);
  });

  it('leaves the pictures of records alone, however old', async () => {
    const { id, publicId } = await stageSmall();
    await finishRenditions([id]);
    await db.project.create({
      data: { name: 'Sea Tower', status: 'ongoing', images: { create: { pictureId: id, sortOrder: 0 } } },
    });
    expect(await sweepStagedPictures({ now: afterKeeping() })).toEqual({ pictures: 0, folders: 0 });
    expect(await foldersOnDisk()).toEqual([publicId]);
  });

  it('leaves a picture that a save claims at the same moment', async () => {
    const { id, publicId } = await stageSmall();
    await finishRenditions([id]);
    const save = new Client({ connectionString: env.DATABASE_URL });
    await save.connect();
    await save.query('begin');
    await save.query('insert into hero_image (id, picture_id, updated_at) values ($1, $2, now())', [
      'hero',
      id,
    ]);
    const swept = sweepStagedPictures({ now: afterKeeping() });
    await waitFor(async () => {
      const { rowCount } = await save.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(1);
    });
    await save.query('commit');
    await save.end();
    expect(await swept).toEqual({ pictures: 0, folders: 0 });
    expect(await filesOf(publicId)).toContain('master.webp');
    expect(await db.picture.count()).toBe(1);
  });

  it('removes old folders that no row knows, and leaves young ones and other files alone', async () => {
    const { id, publicId } = await stageSmall();
    await finishRenditions([id]);
    await db.brand.create({ data: { pictureId: id } });
    const [old, young] = ['a'.repeat(32), 'b'.repeat(32)];
    for (const name of [old, young, 'not-ours']) await mkdir(path.join(uploads, name));
    const longAgo = daysAfterStaging(-uploadLimits.stagedForDays - 1);
    for (const name of [old, 'not-ours']) await utimes(path.join(uploads, name), longAgo, longAgo);
    expect(await sweepStagedPictures()).toEqual({ pictures: 0, folders: 1 });
    expect((await foldersOnDisk()).sort()).toEqual([publicId, young, 'not-ours'].sort());
  });

  it('touches no folder when the database knows none of them: they belong to another database', async () => {
    const folder = path.join(uploads, 'c'.repeat(32));
    await mkdir(folder, { recursive: true });
    expect(await sweepStagedPictures({ now: afterKeeping() })).toEqual({ pictures: 0, folders: 0 });
    expect(existsSync(folder)).toBe(true);
  });

  it('touches no folder of a database that was here before, though this one has added a picture of its own', async () => {
    const folder = path.join(uploads, 'd'.repeat(32));
    const other = '0b7f0f5e-6a58-4f0e-9d0d-3c1b7a0f4a11';
    expect(await storage.claimFolders(other)).toBe(true);
    await mkdir(folder);
    const { id, publicId } = await stageSmall();
    await finishRenditions([id]);
    await db.brand.create({ data: { pictureId: id } });
    const warn = vi.spyOn(log, 'warn');
    expect(await sweepStagedPictures({ now: afterKeeping() })).toEqual({ pictures: 0, folders: 0 });
    expect((await foldersOnDisk()).sort()).toEqual([publicId, 'd'.repeat(32)].sort());
    expect(warn.mock.calls.flat().join()).toContain('belongs to another database');

    await storage.releaseFolders(other);
    expect(await sweepStagedPictures({ now: afterKeeping() })).toEqual({ pictures: 0, folders: 1 });
    expect(await foldersOnDisk()).toEqual([publicId]);
    expect(await storage.claimFolders(other)).toBe(false);
  });

  it('takes a new folder for its database at the first sweep, before there is a picture', async () => {
    await sweepStagedPictures();
    const { id } = await db.installation.findFirstOrThrow();
    expect(await storage.claimFolders('another')).toBe(false);
    expect(await storage.claimFolders(id)).toBe(true);
    await storage.releaseFolders('another');
    expect(await storage.claimFolders('another')).toBe(false);
  });
});
