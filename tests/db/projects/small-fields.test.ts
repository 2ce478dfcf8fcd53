import { beforeEach, describe, expect, it } from 'vitest';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { inviteUser } from '@/lib/domain/users/invitations';
import { updateUser } from '@/lib/domain/users/mutations';
import { listUsers } from '@/lib/domain/users/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import {
  addHeroImages,
  createBrands,
  createProject,
  deleteBrand,
  renameBrand,
  reorderBrands,
  restoreBrand,
  updateHeroImage,
} from '../../support/contract/mutations';
import { stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
const other = makeAdmin({ userId: 'o', name: 'Meera' });
const byMeera = /^Meera saved this [a-z ]+ on .+, after you opened it\.$/;

beforeEach(async () => {
  await db.brand.deleteMany();
  await db.heroImage.deleteMany();
  await db.user.deleteMany();
  await db.auditEntry.deleteMany();
});

describe('a save over a newer one is refused with who saved, when, and what stands there', () => {
  it('for the alternative text of a hero image', async () => {
    const [{ _id, version } = { _id: '', version: 0 }] = (
      await addHeroImages(admin, { pictures: [{ _id: await stageWithFiles() }] })
    ).data;
    const { data } = await updateHeroImage(other, _id, { alt: 'A tower at dawn', version });
    expect(data).toMatchObject({ picture: { alt: 'A tower at dawn' }, version: version + 1 });
    await expect(updateHeroImage(admin, _id, { alt: 'A villa', version })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(byMeera),
      current: data,
    });
    expect(await listHeroImagesForAdmin(admin)).toEqual([data]);
  });

  it('for the caption of a hero image', async () => {
    const project = (await createProject(admin, { name: 'Kadamba', status: 'ongoing' })).data._id;
    const [{ _id, version } = { _id: '', version: 0 }] = (
      await addHeroImages(admin, { pictures: [{ _id: await stageWithFiles() }] })
    ).data;
    const { data } = await updateHeroImage(other, _id, { projectId: project, version });
    await expect(updateHeroImage(admin, _id, { projectId: null, version })).rejects.toMatchObject({
      code: 'conflict',
      current: { project: { name: 'Kadamba' } },
    });
    expect(await listHeroImagesForAdmin(admin)).toEqual([data]);
  });

  it('for the name of a brand', async () => {
    const [{ _id, version } = { _id: '', version: 0 }] = (
      await createBrands(admin, { pictures: [{ _id: await stageWithFiles() }] })
    ).data;
    const { data } = await renameBrand(other, _id, 'Coast Bank', version);
    await expect(renameBrand(admin, _id, 'Harbour Glass', version)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(byMeera),
      current: data,
    });
    expect(await listBrandsForAdmin(admin)).toEqual([data]);
  });

  it('for the role of a person', async () => {
    const person = { name: 'Leela', email: 'leela@example.com', role: 'sales' as const };
    const { _id, version } = (await inviteUser(admin, person)).data.user;
    const { data } = await updateUser(other, _id, { role: 'admin', version });
    await expect(updateUser(admin, _id, { name: 'Leela Rai', version })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(byMeera),
      current: { role: 'admin', version: version + 1 },
    });
    expect(await listUsers(admin)).toEqual([data]);
  });
});

it('a save that names no version is the last one, and stands', async () => {
  const [hero] = (await addHeroImages(admin, { pictures: [{ _id: await stageWithFiles() }] })).data;
  const [brand] = (await createBrands(admin, { pictures: [{ _id: await stageWithFiles() }] })).data;
  const { user } = (await inviteUser(admin, { name: 'Leela', email: 'leela@example.com' })).data;
  for (const text of ['One', 'Two']) {
    await updateHeroImage(admin, hero?._id ?? '', { alt: text });
    await renameBrand(admin, brand?._id ?? '', text);
    await updateUser(admin, user._id, { name: text });
  }
  expect(await listHeroImagesForAdmin(admin)).toMatchObject([{ picture: { alt: 'Two' }, version: 3 }]);
  expect(await listBrandsForAdmin(admin)).toMatchObject([{ image: { alt: 'Two' }, version: 3 }]);
  expect(await listUsers(admin)).toMatchObject([{ name: 'Two', version: 3 }]);
});

describe('a text of a picture that is too long is refused, and nothing of the save is kept', () => {
  const tooLong = 'x'.repeat(301);
  const refused = { code: 'invalid', message: 'At most 300 characters' };

  it('for a brand, when it is added and when it is renamed', async () => {
    const picture = await stageWithFiles();
    await expect(createBrands(admin, { pictures: [{ _id: picture, alt: tooLong }] })).rejects.toMatchObject(
      refused,
    );
    const [brand] = (await createBrands(admin, { pictures: [{ _id: picture, alt: ' Coast Bank ' }] })).data;
    await expect(renameBrand(admin, brand?._id ?? '', tooLong)).rejects.toMatchObject(refused);
    expect(await listBrandsForAdmin(admin)).toMatchObject([{ image: { alt: 'Coast Bank' }, version: 1 }]);
  });

  it('for a hero image, when it is added and when its text is changed', async () => {
    const picture = await stageWithFiles();
    await expect(addHeroImages(admin, { pictures: [{ _id: picture, alt: tooLong }] })).rejects.toMatchObject(
      refused,
    );
    const [image] = (await addHeroImages(admin, { pictures: [{ _id: picture, alt: 'A tower' }] })).data;
    await expect(updateHeroImage(admin, image?._id ?? '', { alt: tooLong })).rejects.toMatchObject(refused);
    expect(await listHeroImagesForAdmin(admin)).toMatchObject([{ picture: { alt: 'A tower' }, version: 1 }]);
  });
});

it('what is no list of pictures, no text or no id is refused as such, whatever an action hands on', async () => {
  const [brand] = (await createBrands(admin, { pictures: [{ _id: await stageWithFiles() }] })).data;
  const id = brand?._id ?? '';
  await expect(createBrands(admin, { pictures: 'all' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(addHeroImages(admin, { pictures: [{ _id: { not: '' } }] })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(renameBrand(admin, id, { set: 'x' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(renameBrand(admin, id, 'x', 'newest')).rejects.toMatchObject({ code: 'invalid' });
  await expect(reorderBrands(admin, { ids: id })).rejects.toMatchObject({ code: 'invalid' });
  // An action takes what a browser sends: a filter of Prisma's would name any record.
  const anyId = { not: '' } as unknown as string;
  await expect(deleteBrand(admin, anyId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(restoreBrand(admin, anyId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listBrandsForAdmin(admin)).toHaveLength(1);
});
