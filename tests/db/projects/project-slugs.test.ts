import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { offerSlug } from '@/lib/domain/projects/admin-queries';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { findProjectAt } from '@/lib/domain/projects/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, deleteProject, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();

const add = async (name: string) => (await createProject(admin, { name, status: 'ongoing' })).data;
const rename = async (id: string, name: string, renewSlug?: boolean) =>
  (await updateProject(admin, id, { name, renewSlug })).data;
const slugAt = async (address: string) => (await findProjectAt(address))?.slug;

beforeEach(async () => {
  await db.project.deleteMany();
});

describe('a new project', () => {
  it.each([
    ['Casuarina House', 'casuarina-house'],
    ['  São Tomé — Phase 2 ', 'sao-tome-phase-2'],
    ['St. Mary’s & Sons', 'st-marys-sons'],
    ['Ⅷ ﬁne ﬂats', 'viii-fine-flats'],
    ['page', 'page-2'],
    ['Search', 'search-2'],
    ['65f0c1d2e3b4a5968778695a', '65f0c1d2e3b4a5968778695a-2'],
  ])('%j is at %s', async (name, slug) => {
    expect((await add(name)).slug).toBe(slug);
    expect(await slugAt(slug)).toBe(slug);
  });

  it('whose name has no Latin letter is at its id', async () => {
    const { _id, slug } = await add('ಕಡಲ ತೀರ');
    expect(slug).toBe(_id);
    expect(await slugAt(_id)).toBe(_id);
  });

  it('with a very long name has an address that is found', async () => {
    const slug = (await add(`Kadal ${'crest '.repeat(25)}`)).slug;
    expect(slug).toMatch(/^kadal(?:-crest)+$/);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(await slugAt(slug)).toBe(slug);
  });

  it('has an address of its own beside others of its name, also where they come at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => add('Kadal Crest')));
    const slugs = ['kadal-crest', 'kadal-crest-2', 'kadal-crest-3', 'kadal-crest-4'];
    expect(all.map(({ slug }) => slug).sort()).toEqual(slugs);
  });

  it('that a release before this one adds has a slug too', async () => {
    await db.$executeRaw`insert into project (id, name, status, updated_at) values ('of-old', 'Old Mill', 'ongoing', now())`;
    expect(await slugAt('old-mill')).toBe('old-mill');
  });

  it('never takes the address of a route that stands beside the projects', async () => {
    const routes = fs
      .readdirSync('app/(site)/projects', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['));
    expect(routes.length).toBeGreaterThan(0);
    for (const { name } of routes) expect((await add(name)).slug).toBe(`${name}-2`);
  });
});

describe('another name', () => {
  it('leaves the address where the caller does not ask for more', async () => {
    const { _id } = await add('Kadal');
    expect((await rename(_id, 'Areca')).slug).toBe('kadal');
  });

  it('moves the page where that is asked for, and every address of before leads there', async () => {
    const { _id } = await add('Kadal');
    expect((await rename(_id, 'Areca', true)).slug).toBe('areca');
    expect((await rename(_id, 'Banyan', true)).slug).toBe('banyan');
    for (const address of [_id, 'kadal', 'areca', 'banyan']) expect(await slugAt(address)).toBe('banyan');
  });

  it('and back again leaves no circle: each address leads to the one it has now', async () => {
    const { _id } = await add('Kadal');
    await rename(_id, 'Areca', true);
    expect((await rename(_id, 'Kadal', true)).slug).toBe('kadal');
    for (const address of [_id, 'kadal', 'areca']) expect(await slugAt(address)).toBe('kadal');
    expect(await db.formerSlug.findMany()).toEqual([{ slug: 'areca', projectId: _id }]);
  });

  it('moves nothing where a save does not change it', async () => {
    const { _id } = await add('Kadal');
    await rename(_id, 'Areca');
    expect((await rename(_id, 'Areca', true)).slug).toBe('kadal');
  });

  it('is offered with the address that it would have, and says where that is another’s', async () => {
    const { _id } = await add('Kadal');
    const other = await add('Areca');
    await rename(other._id, 'Banyan', true);
    expect(await offerSlug(admin, _id, 'Fig Tree')).toEqual({ slug: 'fig-tree', isTaken: false });
    expect(await offerSlug(admin, _id, 'Areca')).toEqual({ slug: 'areca-2', isTaken: true });
    expect(await offerSlug(admin, other._id, 'Areca')).toEqual({ slug: 'areca', isTaken: false });
  });
});

it('an address that a project had is given to no other, also while it lies in the bin', async () => {
  const first = await add('Kadal');
  await rename(first._id, 'Areca', true);
  await deleteProject(admin, first._id);
  expect((await add('Kadal')).slug).toBe('kadal-2');
  expect((await add('Areca')).slug).toBe('areca-2');
});

it('no address leads to a project that is hidden or in the bin', async () => {
  const { _id } = await add('Kadal');
  await rename(_id, 'Areca', true);
  const readAll = () => Promise.all([_id, 'kadal', 'areca'].map(findProjectAt));
  await setProjectHidden(admin, _id, true);
  expect(await readAll()).toEqual([null, null, null]);
  await setProjectHidden(admin, _id, false);
  await deleteProject(admin, _id);
  expect(await readAll()).toEqual([null, null, null]);
});
