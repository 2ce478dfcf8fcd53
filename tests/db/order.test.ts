import { beforeEach, describe, expect, it } from 'vitest';
import { createBrands, deleteBrand, reorderBrands } from '@/lib/domain/brands/mutations';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { addHeroImages } from '@/lib/domain/hero/mutations';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../support/admin';
import { stage } from '../support/records';

const admin = makeAdmin();
const stageThree = async () => [await stage('one.jpg'), await stage('two.jpg'), await stage('three.jpg')];

beforeEach(async () => {
  await db.brand.deleteMany();
  await db.heroImage.deleteMany();
});

describe('pictures that are added at once', () => {
  it('stand in the carousel in the order in which they were chosen, before what was there', async () => {
    const [old = '', ...chosen] = [await stage('old.jpg'), ...(await stageThree())];
    await addHeroImages(admin, { pictures: [{ _id: old }] });
    const { data } = await addHeroImages(admin, { pictures: chosen.map((_id) => ({ _id })) });
    expect(data.map(({ picture }) => picture._id)).toEqual([...chosen, old]);
    const listed = await listHeroImagesForAdmin(admin);
    expect(listed.map(({ picture }) => picture._id)).toEqual([...chosen, old]);
  });

  it('stand among the brands in the order in which they were chosen, before what was there', async () => {
    const [old = '', ...chosen] = [await stage('old.jpg'), ...(await stageThree())];
    await createBrands(admin, { pictures: [{ _id: old }] });
    const { data } = await createBrands(admin, { pictures: chosen.map((_id) => ({ _id })) });
    expect(data.map(({ image }) => image._id)).toEqual(chosen);
    const listed = await listBrandsForAdmin(admin);
    expect(listed.map(({ image }) => image._id)).toEqual([...chosen, old]);
  });
});

describe('an order from a list that has changed meanwhile', () => {
  const listed = async () => (await listBrandsForAdmin(admin)).map(({ _id }) => _id);
  const add = async (fileName: string) =>
    (await createBrands(admin, { pictures: [{ _id: await stage(fileName) }] })).data[0]?._id ?? '';
  const addThree = async () => [await add('c.jpg'), await add('b.jpg'), await add('a.jpg')].toReversed();

  it('leaves a record that was added where newcomers stand, and one that was taken back in its place', async () => {
    const [a = '', b = '', c = ''] = await addThree();
    await reorderBrands(admin, { ids: [c, b, a] });
    expect(await listed()).toEqual([c, b, a]);
    const added = await add('new.jpg');
    await reorderBrands(admin, { ids: [a, c] });
    expect(await listed()).toEqual([added, a, b, c]);
    await reorderBrands(admin, { ids: [c, b, a] });
    expect(await listed()).toEqual([added, c, b, a]);
  });

  it('is refused with the list as it stands where the order names what it was read as', async () => {
    const [a = '', b = '', c = ''] = await addThree();
    const before = [a, b, c];
    await reorderBrands(admin, { ids: [b, a, c], before });
    const late = { ids: [c, a, b], before };
    const theirs = { code: 'conflict', current: [b, a, c] };
    await expect(reorderBrands(admin, late)).rejects.toMatchObject(theirs);
    await add('new.jpg');
    await expect(reorderBrands(admin, late)).rejects.toMatchObject({ code: 'conflict' });
    expect((await listed()).slice(1)).toEqual([b, a, c]);
  });

  it('is refused when it names what is not in the list', async () => {
    const [a = '', b = '', c = ''] = await addThree();
    await deleteBrand(admin, b);
    for (const stranger of [b, 'nobody']) {
      await expect(reorderBrands(admin, { ids: [c, stranger, a] })).rejects.toMatchObject({
        code: 'invalid',
      });
    }
    expect(await listed()).toEqual([a, c]);
  });

  it('is set by one of two who order at the same moment', async () => {
    const [a = '', b = '', c = ''] = await addThree();
    const before = [a, b, c];
    const orders = [
      [b, c, a],
      [c, b, a],
    ];
    const answers = await Promise.allSettled(orders.map((ids) => reorderBrands(admin, { ids, before })));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(orders).toContainEqual(await listed());
  });
});
