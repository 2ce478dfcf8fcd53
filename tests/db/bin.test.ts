import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBin, purgeBin, restoreFromBin } from '@/lib/domain/bin/mutations';
import { countBin, listBin } from '@/lib/domain/bin/queries';
import { runHousekeeping } from '@/lib/domain/housekeeping';
import { listProjectsForAdmin } from '@/lib/domain/projects/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../support/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  createProject,
  createTestimonial,
  deleteBrand,
  deleteDirector,
  deleteHeroImage,
  deleteProject,
  deleteTestimonial,
} from '../support/mutations';
import { daysFromNow, stage, stageWithFiles } from '../support/records';

const admin = makeAdmin();
const upToNow = () => ({ until: new Date().toISOString() });
const listFolders = () =>
  readdir(path.join(process.env.DATA_DIR ?? '', 'uploads')).catch(() => [] as string[]);

/** One record of every kind, each in the bin. */
async function fillBin() {
  const project = await createProject(admin, {
    name: 'Kadamba',
    status: 'ongoing',
    pictures: [{ _id: await stage() }],
  });
  const director = await createDirector(admin, { name: 'Asha', position: 'Chair', picture: await stage() });
  const brand = (await createBrands(admin, { pictures: [{ _id: await stage() }] })).data[0]?._id ?? '';
  const hero = (await addHeroImages(admin, { pictures: [{ _id: await stage() }] })).data[0]?._id ?? '';
  const testimonial = await createTestimonial(admin, { name: 'R. Rai', title: 'Owner', quote: 'Good.' });
  await deleteProject(admin, project.data._id);
  await deleteDirector(admin, director.data._id);
  await deleteBrand(admin, brand);
  await deleteHeroImage(admin, hero);
  await deleteTestimonial(admin, testimonial.data._id);
  return {
    project: project.data._id,
    director: director.data._id,
    brand,
    hero,
    testimonial: testimonial.data._id,
  };
}

beforeEach(async () => {
  await emptyBin(admin, upToNow());
  await db.auditEntry.deleteMany();
});

describe('the bin', () => {
  it('lists every kind of deleted record with its name, its picture and the days that are left', async () => {
    const ids = await fillBin();
    const entries = await listBin(admin);
    expect(await countBin(admin)).toBe(5);
    expect(entries.map(({ deletedBy }) => deletedBy)).toEqual(Array(5).fill('A'));
    expect(new Map(entries.map(({ kind, _id }) => [kind, _id]))).toEqual(
      new Map([
        ['project', ids.project],
        ['director', ids.director],
        ['brand', ids.brand],
        ['hero-image', ids.hero],
        ['testimonial', ids.testimonial],
      ]),
    );
    for (const { daysLeft, label } of entries) {
      expect(daysLeft).toBe(30);
      expect(label).not.toBe('');
    }
    expect(entries.filter(({ picture }) => picture !== null)).toHaveLength(4);
  });

  it('gives every kind back, once', async () => {
    await fillBin();
    for (const { kind, _id } of await listBin(admin)) {
      const { tags } = await restoreFromBin(admin, kind, _id);
      expect(tags.length).toBeGreaterThan(0);
      await expect(restoreFromBin(admin, kind, _id)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await countBin(admin)).toBe(0);
    await expect(restoreFromBin(admin, 'user', 'x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves neither row nor file when it is emptied, and what is live alone', async () => {
    await db.project.deleteMany();
    const live = await createProject(admin, {
      name: 'Kept',
      status: 'ongoing',
      pictures: [{ _id: await stageWithFiles() }],
    });
    await fillBin();
    expect((await emptyBin(admin, upToNow())).data).toEqual({ removed: 5 });
    expect(await countBin(admin)).toBe(0);
    expect(await listProjectsForAdmin(admin)).toEqual([{ ...live.data, isHidden: false }]);
    expect(await listFolders()).toContain(live.data.images[0]?.public_id);
    const known = await db.picture.findMany({ select: { publicId: true } });
    expect((await listFolders()).sort()).toEqual(known.map(({ publicId }) => publicId).sort());
    const [line] = await db.auditEntry.findMany({ where: { action: 'empty bin' } });
    expect(line).toMatchObject({ actor: 'A', label: '5 records' });
  });

  it('keeps what was deleted after the moment up to which it is emptied', async () => {
    await fillBin();
    const [newest] = await listBin(admin);
    const until = newest?.deletedAt ?? '';
    const later = await createTestimonial(admin, { name: 'S. Bhat', title: 'Owner', quote: 'Fine.' });
    await db.testimonial.update({
      where: { id: later.data._id },
      data: { deletedAt: new Date(Date.parse(until) + 1) },
    });
    expect((await emptyBin(admin, { until })).data).toEqual({ removed: 5 });
    expect((await listBin(admin)).map(({ _id }) => _id)).toEqual([later.data._id]);
    await expect(emptyBin(admin, { until: '' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('keeps a record for 30 days, and then lets it go by itself', async () => {
    await fillBin();
    expect(await purgeBin(daysFromNow(29))).toBe(0);
    expect(await countBin(admin)).toBe(5);
    expect(await purgeBin(daysFromNow(31))).toBe(5);
    expect(await countBin(admin)).toBe(0);
    const [line] = await db.auditEntry.findMany({ where: { action: 'empty bin' } });
    expect(line).toMatchObject({ actor: 'The website', userId: null });
  });
});

it('the periodic work does each of its steps', async () => {
  const { done, failed } = await runHousekeeping();
  expect(failed).toEqual([]);
  expect(done).toContain('purge the bin');
});
