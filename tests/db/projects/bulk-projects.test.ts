import { beforeEach, expect, test } from 'vitest';
import { changeProjects } from '@/lib/domain/projects/bulk-mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin({ userId: '-', name: 'Meera' });
let ids: string[] = [];

beforeEach(async () => {
  await db.project.deleteMany();
  await db.auditEntry.deleteMany();
  ids = [];
  for (const name of ['Coral', 'Kadal', 'Areca'])
    ids.push((await createProject(admin, { name, status: 'ongoing' })).data._id);
});

const act = (to: string, version = 1) =>
  changeProjects(
    admin,
    ids.map((_id) => ({ _id, version, to })),
  );
const rows = async () =>
  Object.fromEntries((await db.project.findMany()).map((row) => [row.name, row] as const));

test('several are hidden, shown, given a status, deleted and brought back, each with its line of the history', async () => {
  const seen = async () =>
    Object.values(await rows()).map(({ hiddenAt, deletedAt, status }) => [
      hiddenAt !== null,
      deletedAt !== null,
      status,
    ]);
  const all = <T>(state: T) => ids.map(() => state);
  const { tags } = await act('hidden');
  expect(tags).toEqual(expect.arrayContaining(ids.map((id) => `project:${id}`)));
  expect(await seen()).toEqual(all([true, false, 'ongoing']));
  await act('shown');
  expect(await seen()).toEqual(all([false, false, 'ongoing']));
  const { data } = await act('completed');
  expect(data.changed).toEqual(ids.map((_id) => ({ _id, version: 2 })));
  expect(await seen()).toEqual(all([false, false, 'completed']));
  await act('deleted', 2);
  expect(await seen()).toEqual(all([false, true, 'completed']));
  await act('restored', 2);
  expect(await seen()).toEqual(all([false, false, 'completed']));
  for (const action of ['hide', 'show', 'update', 'delete', 'restore'] as const)
    expect([action, await db.auditEntry.count({ where: { action } })]).toEqual([action, 3]);
});

test('one that somebody saved meanwhile, and one that is gone, are left and named; the other is written', async () => {
  const [saved = '', gone = '', other = ''] = ids;
  await updateProject(makeAdmin({ userId: '+', name: 'Ravi' }), saved, { location: 'Kaup' });
  await db.project.delete({ where: { id: gone } });
  const { data } = await act('deleted');
  expect(data.changed.map(({ _id }) => _id)).toEqual([other]);
  expect(data.refused).toEqual([
    { _id: saved, reason: expect.stringMatching(/^Ravi saved this project on /) },
    { _id: gone, reason: expect.any(String) },
  ]);
  expect((await rows()).Coral?.deletedAt).toBeNull();
});

test.each([
  ['none', () => []],
  ['a place that is none', () => [{ _id: ids[0], version: 1, to: 'away' }]],
  ['one without the version that was shown', () => [{ _id: ids[0], to: 'deleted' }]],
])('%s is refused as a whole', async (_name, changes) => {
  await expect(changeProjects(admin, changes())).rejects.toMatchObject({ code: 'invalid' });
  expect(await db.project.count({ where: { deletedAt: null } })).toBe(3);
});
