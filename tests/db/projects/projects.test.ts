import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProjectForAdmin } from '@/lib/domain/projects/admin-queries';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { makeAdmin } from '../../support/accounts/admin';
import {
  createProject,
  deleteProject,
  restoreProject,
  updateProject,
} from '../../support/contract/mutations';
import { daysFromNow, stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();

const base = { name: 'Kadamba', status: 'ongoing' as const };

async function listFolders(): Promise<string[]> {
  return readdir(path.join(process.env.DATA_DIR ?? '', 'uploads')).catch(() => []);
}

const readTags = async () => (await db.cacheTag.findMany()).map(({ tag }) => tag);

describe('a project', () => {
  it('is kept with its pictures in the order that was asked for, and with their alternative texts', async () => {
    const [first, second, third] = [await stageWithFiles(), await stageWithFiles(), await stageWithFiles()];
    const { data } = await createProject(admin, {
      ...base,
      pictures: [{ _id: third, alt: 'Garden court' }, { _id: first }, { _id: second }],
    });
    expect(data.images.map(({ _id }) => _id)).toEqual([third, first, second]);
    expect(data.images[0]?.alt).toBe('Garden court');

    const reordered = await updateProject(admin, data._id, {
      pictures: [{ _id: second }, { _id: third }],
      version: data.version,
    });
    expect(reordered.data.images.map(({ _id }) => _id)).toEqual([second, third]);
    expect(reordered.data.images[1]?.alt).toBe('Garden court');
    expect(await db.picture.findUnique({ where: { id: first } })).toMatchObject({
      releasedAt: expect.any(Date),
    });
  });

  it('takes no picture of another project, and then nothing is changed', async () => {
    const picture = await stageWithFiles();
    const theirs = await createProject(admin, { ...base, pictures: [{ _id: picture }] });
    const mine = await createProject(admin, base);
    await expect(
      updateProject(admin, mine.data._id, { name: 'Changed', pictures: [{ _id: picture }] }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect((await findProjectForAdmin(admin, mine.data._id))?.name).toBe('Kadamba');
    expect((await findProjectForAdmin(admin, theirs.data._id))?.images).toHaveLength(1);
  });

  it('comes back out of the bin as it was, pictures included', async () => {
    const picture = await stageWithFiles();
    const { data } = await createProject(admin, { ...base, pictures: [{ _id: picture }] });
    await deleteProject(admin, data._id);
    expect(await findProjectForAdmin(admin, data._id)).toBeNull();
    await sweepStagedPictures({ now: daysFromNow(29) });
    const restored = await restoreProject(admin, data._id);
    expect(restored.data).toEqual({ ...data, updatedAt: expect.any(String) });
    await expect(restoreProject(admin, data._id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps a picture that a save took out for 30 days, and then neither row nor file', async () => {
    const picture = await stageWithFiles();
    const { data } = await createProject(admin, { ...base, pictures: [{ _id: picture }] });
    await updateProject(admin, data._id, { pictures: [] });
    const folder = data.images[0]?.public_id;
    await sweepStagedPictures({ now: daysFromNow(29) });
    expect(await listFolders()).toContain(folder);
    await sweepStagedPictures({ now: daysFromNow(31) });
    expect(await listFolders()).not.toContain(folder);
    expect(await db.picture.findUnique({ where: { id: picture } })).toBeNull();
  });

  it('has one line of history for each write, with the fields that changed, and none for a write that failed', async () => {
    const { data } = await createProject(admin, base);
    await updateProject(admin, data._id, { location: 'Bejai', explore: false });
    await expect(updateProject(admin, data._id, { version: 1, name: 'Late' })).rejects.toThrow();
    await deleteProject(admin, data._id);
    const lines = await db.auditEntry.findMany({ where: { entityId: data._id }, orderBy: { at: 'asc' } });
    expect(lines.map(({ action, fields }) => [action, fields])).toEqual([
      ['create', []],
      ['update', ['location', 'explore']],
      ['delete', []],
    ]);
    expect(lines[0]).toMatchObject({ actor: 'A', address: '192.0.2.7', entity: 'project', label: 'Kadamba' });
  });

  it('writes the tags of its pages in the transaction of the edit, and none when the edit fails', async () => {
    const { data } = await createProject(admin, base);
    expect(await readTags()).toEqual(expect.arrayContaining(['projects', `project:${data._id}`]));
    await db.cacheTag.deleteMany();
    await expect(updateProject(admin, data._id, { pictures: [{ _id: 'gone' }] })).rejects.toThrow();
    expect(await readTags()).toEqual([]);
  });

  it('refuses a picture that is gone or in use, and says which it is', async () => {
    const [free, used] = [await stageWithFiles(), await stageWithFiles('sea.jpg')];
    await createProject(admin, { ...base, pictures: [{ _id: used }] });
    const refusalOf = (ids: string[]) =>
      createProject(admin, { ...base, pictures: ids.map((_id) => ({ _id })) }).catch((error) => error);
    expect(await refusalOf([free, 'gone'])).toMatchObject({
      code: 'invalid',
      message: 'Picture 2 is no longer there. Please upload it again.',
    });
    expect(await refusalOf([free, used])).toMatchObject({
      message: 'Picture 2 (sea.jpg) is used elsewhere. Please upload it again.',
    });
    expect(await refusalOf(['gone'])).toMatchObject({
      message: 'The picture is no longer there. Please upload it again.',
    });
  });

  it('keeps amenities that are not among the tiles through an edit of another field', async () => {
    // proves: PROJ-8
    const { data } = await createProject(admin, { ...base, amenities: ['Rooftop Deck', 'Gym'] });
    const edited = await updateProject(admin, data._id, { location: 'Bejai' });
    expect(edited.data.amenities).toEqual(['Rooftop Deck', 'Gym']);
  });

  it('stops being a demo record when an admin saves it', async () => {
    const { data } = await createProject(admin, base);
    await db.project.update({ where: { id: data._id }, data: { isDemo: true } });
    await updateProject(admin, data._id, { location: 'Bejai' });
    expect(await db.project.findUnique({ where: { id: data._id } })).toMatchObject({ isDemo: false });
  });

  it('cleans a description that an older version wrote when it is read', async () => {
    const { data } = await createProject(admin, base);
    await db.project.update({ where: { id: data._id }, data: { description: '<p onclick="x()">a</p>' } });
    expect((await findProjectForAdmin(admin, data._id))?.description).toBe('<p>a</p>');
  });
});
