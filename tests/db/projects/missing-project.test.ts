import { beforeEach, expect, it } from 'vitest';
import { isMissingProject } from '@/lib/domain/projects/missing';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();

beforeEach(async () => {
  await db.project.deleteMany();
});

it('a project is there by its id, its slug and one that it had, and by no other address; a hidden one is not', async () => {
  const { data } = await createProject(admin, { name: 'Kadal Crest', status: 'ongoing' });
  await updateProject(admin, data._id, { name: 'Kadal Heights', renewSlug: true });
  const known = [data._id, 'kadal-crest', 'kadal-heights'];
  const listMissing = async (addresses: string[]) => Promise.all(addresses.map(isMissingProject));
  expect(await listMissing(known)).toEqual([false, false, false]);
  expect(await listMissing(['areca-court', 'Kadal-Crest', '%41', crypto.randomUUID()])).toEqual(
    Array(4).fill(true),
  );
  await db.project.update({ where: { id: data._id }, data: { hiddenAt: new Date() } });
  expect(await listMissing(known)).toEqual([true, true, true]);
});
