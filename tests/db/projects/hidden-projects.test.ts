import { beforeEach, expect, it } from 'vitest';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { listHeroImages } from '@/lib/domain/hero/queries';
import * as adminQueries from '@/lib/domain/projects/admin-queries';
import { getAdminProjectPage } from '@/lib/domain/projects/admin-search';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import * as queries from '@/lib/domain/projects/queries';
import { toPurgeTag } from '@/lib/server/cache/expiry.cjs';
import { db } from '@/lib/server/db';
import { noFilter } from '@/lib/shared/project-filter';
import { makeAdmin } from '../../support/accounts/admin';
import {
  addHeroImages,
  createProject,
  deleteProject,
  updateHeroImage,
} from '../../support/contract/mutations';
import { stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
const name = 'Sahyadri';

/** A project that everything shows, and the other statuses that a list asks for. */
async function addShown(status: 'featured' | 'upcoming'): Promise<string> {
  const { data } = await createProject(admin, { name, status, category: 'Residential', location: 'Kaup' });
  return data._id;
}

/** All that a visitor's pages and calls read of projects. */
const readPublic = async (id: string): Promise<unknown[]> => [
  await queries.listProjects(),
  await queries.listFeaturedProjects(),
  await queries.getProjectPage(noFilter, 1),
  await queries.getProjectPage({ ...noFilter, town: 'Kaup' }, 1),
  await queries.searchProjects({ ...noFilter, words: name }, 1),
  await queries.searchProjects({ ...noFilter, words: 'Sahyadry' }, 1),
  await queries.listTowns(),
  await queries.listChoices(),
  await queries.listUpcomingProjects(),
  await queries.findProject(id),
  await queries.listProjectAddresses(),
  await listHeroImages(),
  await readContentByCommand(),
];

beforeEach(async () => {
  await db.heroImage.deleteMany();
  await db.project.deleteMany();
});

it.each(['featured', 'upcoming'] as const)(
  'a hidden project that is %s is in nothing that a visitor can read, as if it were in the bin',
  async (status) => {
    const id = await addShown(status);
    const { data: heroes } = await addHeroImages(admin, { pictures: [{ _id: await stageWithFiles() }] });
    await updateHeroImage(admin, heroes[0]?._id ?? '', { projectId: id });
    expect(JSON.stringify(await readPublic(id))).toContain(name);

    await setProjectHidden(admin, id, true);
    const hidden = await readPublic(id);
    await setProjectHidden(admin, id, false);
    await deleteProject(admin, id);
    expect(hidden).toEqual(await readPublic(id));
    expect(JSON.stringify(hidden)).not.toContain(name);
  },
);

it('a hidden project stays with the office, and comes back as it was to its place', async () => {
  const id = await addShown('featured');
  await createProject(admin, { name: 'Netravati', status: 'ongoing' });
  const before = await queries.listProjects();
  const { tags } = await setProjectHidden(admin, id, true);
  expect(tags).toEqual(['projects', `project:${id}`, 'hero']);
  expect(await db.cacheTag.count({ where: { tag: toPurgeTag(`project:${id}`) } })).toBe(1);
  expect(await adminQueries.countProjects(admin)).toBe(2);
  expect(await adminQueries.countHiddenProjects(admin)).toBe(1);
  expect((await getAdminProjectPage(admin, noFilter, 1)).website).toEqual([
    { _id: id, isHidden: true, hideAt: null },
  ]);
  await setProjectHidden(admin, id, false);
  const withoutTime = (list: object[]) => list.map((one) => ({ ...one, updatedAt: '' }));
  expect(withoutTime(await queries.listProjects())).toEqual(withoutTime(before));
  await expect(setProjectHidden(admin, 'none', true)).rejects.toMatchObject({ code: 'not_found' });
});
