import { afterEach, expect, it } from 'vitest';
import { listVersions } from '@/lib/domain/history/queries';
import { db } from '@/lib/server/db';
import { findUndone } from '@/lib/server/pictures/resume';
import { makeAdmin } from '../../support/accounts/admin';
import {
  addHeroImages,
  createDirector,
  createProject,
  restoreProjectVersion,
  updateDirector,
  updateHeroImage,
  updateProject,
} from '../../support/contract/mutations';
import { stage, stageWithWidths } from '../../support/records/records';
import { waitFor } from '../../support/wait-for';

const admin = makeAdmin();
const left = { x: 0.2, y: 0.4 };
const right = { x: 0.9, y: 0.4 };

// What is made in the background ends before the database goes.
afterEach(() => waitFor(async () => expect(await findUndone()).toEqual([]), { timeout: 50_000 }));

const pointOfCrops = async (id: string) => {
  const { cropX, cropY } = await db.picture.findUniqueOrThrow({ where: { id } });
  return { x: cropX, y: cropY };
};

it('a save brings the focal point of a picture, and its crops are made there after the commit', async () => {
  const id = await stageWithWidths();
  const { data } = await createProject(admin, {
    name: 'A',
    status: 'ongoing',
    pictures: [{ _id: id, focal: left }],
  });
  expect(data.images[0]?.focal).toEqual(left);
  await waitFor(async () => expect(await pointOfCrops(id)).toEqual(left), { timeout: 50_000 });
  const { data: kept } = await updateProject(admin, data._id, { pictures: [{ _id: id }] });
  expect(kept.images[0]).toMatchObject({ focal: left, src: expect.stringContaining('&crop=20-40-') });
});

it('a focal point of a save that fails stays as it was, and so do the crops', async () => {
  const id = await stage();
  const hero = await addHeroImages(admin, { pictures: [{ _id: id, focal: left }] });
  const change = { focal: right, projectId: 'nobody' };
  await expect(updateHeroImage(admin, hero.data[0]?._id ?? '', change)).rejects.toMatchObject({
    code: 'invalid',
  });
  await waitFor(async () => expect(await pointOfCrops(id)).toEqual(left), { timeout: 50_000 });
});

it('the focal points of a hero image and of a director’s photo are changed by themselves', async () => {
  const hero = await addHeroImages(admin, { pictures: [{ _id: await stage() }] });
  const [{ _id, version } = { _id: '', version: 0 }] = hero.data;
  const { data } = await updateHeroImage(admin, _id, { focal: right, version });
  expect(data).toMatchObject({ picture: { focal: right }, version: version + 1 });
  const line = await db.auditEntry.findFirst({ where: { entityId: _id }, orderBy: { at: 'desc' } });
  expect(line?.fields).toEqual(['focal']);

  const director = { name: 'B', position: 'Chair', bio: '', picture: await stage(), focal: left };
  const { data: created } = await createDirector(admin, director);
  expect(created.image).toMatchObject({ focal: left, alt: 'B' });
  const { data: moved } = await updateDirector(admin, created._id, { focal: right });
  expect(moved.image?.focal).toEqual(right);
});

it('a focal point is a change in the history, and comes back with its version', async () => {
  const id = await stage();
  const given = { name: 'A', status: 'ongoing', pictures: [{ _id: id, focal: left }] };
  const { data } = await createProject(admin, given);
  await updateProject(admin, data._id, { pictures: [{ _id: id, focal: right }] });
  const [newest, first] = await listVersions(admin, 'project', data._id);
  expect(newest?.changes.map(({ label }) => label)).toEqual(['Pictures']);
  const restored = await restoreProjectVersion(admin, data._id, first?._id ?? '');
  expect(restored.data.images[0]?.focal).toEqual(left);
});

it.each([{ x: 1.2, y: 0 }, { x: 0.5 }, { x: Number.NaN, y: 0 }, 'middle'])(
  '%j is no focal point',
  async (focal) => {
    const pictures = [{ _id: 'p', focal }];
    await expect(createProject(admin, { name: 'A', status: 'ongoing', pictures })).rejects.toMatchObject({
      code: 'invalid',
    });
  },
);
