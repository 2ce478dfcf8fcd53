import { beforeEach, describe, expect, it } from 'vitest';
import { listVersions } from '@/lib/domain/history/queries';
import { findProjectForAdmin, listProjectGaps } from '@/lib/domain/projects/admin-queries';
import { searchProjects } from '@/lib/domain/projects/queries';
import { db } from '@/lib/server/db';
import { noFilter } from '@/lib/shared/project-filter';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, restoreProjectVersion, updateProject } from '../../support/contract/mutations';
import { stage } from '../../support/records/records';

const admin = makeAdmin();
let id = '';
let [photo, map] = ['', ''];

const read = async () => {
  const project = await findProjectForAdmin(admin, id);
  return { images: project?.images.map(({ _id }) => _id), map: project?.locationPicture?._id ?? null };
};
const update = (input: object) => updateProject(admin, id, input);

beforeEach(async () => {
  await db.project.deleteMany();
  [photo, map] = [await stage('photo.jpg'), await stage('map.jpg')];
  const pictures = [
    { _id: map, isLocation: true },
    { _id: photo, alt: 'A tower' },
  ];
  id = (await createProject(admin, { name: 'Tower', status: 'ongoing', pictures })).data._id;
});

describe('the drawing of a place', () => {
  it('is none of the pictures of its project: neither in its list, nor its cover, nor one that lacks a text', async () => {
    expect(await read()).toEqual({ images: [photo], map });
    const { cards } = await searchProjects({ ...noFilter, words: 'tower' }, 1);
    expect(cards[0]?.image?._id).toBe(photo);
    expect((await listProjectGaps(admin)).withoutAlt).toMatchObject({ pictures: 0, total: 0 });
    await update({ pictures: [{ _id: map }] });
    expect(await read()).toEqual({ images: [], map });
    expect((await searchProjects({ ...noFilter, words: 'tower' }, 1)).cards[0]?.image).toBeNull();
    expect((await listProjectGaps(admin)).withoutPicture.names).toEqual(['Tower']);
  });

  it('stays where a caller names the pictures that stay, as it is in no list that they could have read', async () => {
    await update({ existingImages: [] });
    expect(await read()).toEqual({ images: [], map });
  });

  it('gives way to another, and is a photograph then', async () => {
    const other = await stage('other.jpg');
    await update({ pictures: [{ _id: photo }, { _id: map }, { _id: other, isLocation: true }] });
    expect(await read()).toEqual({ images: [photo, map], map: other });
  });

  it('that was taken out waits for the sweep, and comes back with a version of the history', async () => {
    await update({ pictures: [{ _id: photo }] });
    expect(await read()).toEqual({ images: [photo], map: null });
    expect(await db.picture.findUnique({ where: { id: map } })).toMatchObject({
      releasedAt: expect.any(Date),
    });
    const [removal, first] = await listVersions(admin, 'project', id);
    expect(removal?.changes.map(({ field }) => field)).toEqual(['locationPicture']);
    await restoreProjectVersion(admin, id, first?._id ?? '');
    expect(await read()).toEqual({ images: [photo], map });
  });

  it('stays when a version of a release comes back that knew none', async () => {
    const [first] = await listVersions(admin, 'project', id);
    await db.$executeRaw`update audit_entry set snapshot = snapshot - 'locationPicture' where id = ${first?._id}`;
    await restoreProjectVersion(admin, id, first?._id ?? '');
    expect(await read()).toEqual({ images: [photo], map });
  });
});
