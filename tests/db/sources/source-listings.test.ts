import { beforeEach, expect, test } from 'vitest';
import { projectLinked } from '@/lib/content/sources/sources';
import { saveListings } from '@/lib/domain/sources/listing-mutations';
import { findSource } from '@/lib/domain/sources/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { addSource, pushAndWork } from '../../support/enquiries/sources';
import { newPhone } from '../../support/values';

const admin = makeAdmin();
let project = { id: '', name: 'Kadal Crest' };

const lead = (listing: string) => ({ name: 'Kiran', phone: newPhone(), project: listing });
const listings = (theirs = 'KC-02') => [{ theirs, projectId: project.id }];
const projectsOf = async () =>
  (await db.enquiry.findMany({ orderBy: { createdAt: 'asc' } })).map(({ projectId }) => projectId);

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
  await db.project.deleteMany();
  project = await db.project.create({ data: { name: project.name, status: 'ongoing' } });
});

test('a listing that is no name of ours is shown with its enquiries until it has a project, which all that come after have', async () => {
  const source = await addSource();
  for (const listing of ['KC-02', 'kc-02', 'kadal crest', 'TP-9']) await pushAndWork(source, lead(listing));
  const seen = (await findSource(admin, source._id))?.seen;
  expect(seen?.toSorted((one, other) => (one.theirs < other.theirs ? -1 : 1))).toEqual([
    { theirs: 'KC-02', count: 1 },
    { theirs: 'TP-9', count: 1 },
    { theirs: 'kc-02', count: 1 },
  ]);
  const { data } = await saveListings(admin, source._id, { listings: listings(), version: source.version });
  expect(data).toMatchObject({ given: 0, source: { listings: listings(), version: source.version + 1 } });
  await pushAndWork(source, lead('Kc-02'));
  expect(await projectsOf()).toEqual([null, null, project.id, null, project.id]);
});

test('those from before get it where that is wanted, with a line of their history, and none that has one already', async () => {
  const [source, elsewhere] = [await addSource(), await addSource()];
  for (const listing of ['KC-02', 'kc-02', 'KC-02']) await pushAndWork(source, lead(listing));
  await pushAndWork(elsewhere, lead('KC-02'));
  const [{ id } = { id: '' }] = await db.enquiry.findMany({ orderBy: { createdAt: 'asc' }, take: 1 });
  const other = await db.project.create({ data: { name: 'Twin Palms', status: 'ongoing' } });
  await db.enquiry.update({ where: { id }, data: { projectId: other.id } });
  const { data } = await saveListings(admin, source._id, {
    ...{ listings: listings(), version: source.version, isForFormer: true },
  });
  expect(data.given).toBe(2);
  expect(await projectsOf()).toEqual([other.id, project.id, project.id, null]);
  expect((await findSource(admin, source._id))?.seen).toEqual([]);
  expect(
    await db.enquiryEvent.findMany({ where: { actor: admin.name }, orderBy: { text: 'asc' } }),
  ).toMatchObject([
    { text: projectLinked('Kadal Crest', 'KC-02') },
    { text: projectLinked('Kadal Crest', 'kc-02') },
  ]);
});

test('a project that has gone to the bin or is deleted costs no enquiry', async () => {
  const source = await addSource();
  await saveListings(admin, source._id, { listings: listings(), version: source.version });
  await db.project.update({ where: { id: project.id }, data: { deletedAt: new Date() } });
  await pushAndWork(source, lead('KC-02'));
  await db.project.deleteMany();
  await pushAndWork(source, lead('KC-02'));
  expect(await projectsOf()).toEqual([null, null]);
});

test('a table is saved on top of the newest version alone, with projects that there are, each listing once', async () => {
  const source = await addSource();
  const save = (input: object) => saveListings(admin, source._id, { version: source.version, ...input });
  await save({ listings: listings() });
  await expect(save({ listings: [] })).rejects.toMatchObject({
    code: 'conflict',
    current: { listings: listings() },
  });
  const version = source.version + 1;
  for (const wrong of [
    [{ theirs: 'KC-02', projectId: 'none' }],
    [{ theirs: ' ', projectId: project.id }],
    [...listings(), ...listings(' kc-02')],
  ])
    await expect(save({ listings: wrong, version })).rejects.toMatchObject({ code: 'invalid' });
  expect(await db.auditEntry.count({ where: { entityId: source._id, fields: { has: 'listings' } } })).toBe(1);
});
