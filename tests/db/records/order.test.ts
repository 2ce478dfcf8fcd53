import { beforeEach, describe, expect, it } from 'vitest';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  deleteBrand,
  reorderBrands,
} from '../../support/contract/mutations';
import { stage } from '../../support/records/records';

const admin = makeAdmin();
const stageThree = async () => [await stage('one.jpg'), await stage('two.jpg'), await stage('three.jpg')];

beforeEach(async () => {
  await db.brand.deleteMany();
  await db.heroImage.deleteMany();
});

describe('pictures that are added at once', () => {
  it('stand in the carousel in the order in which they were chosen, after what was there or where they were dropped', async () => {
    const [old = '', ...chosen] = [await stage('old.jpg'), ...(await stageThree())];
    await addHeroImages(admin, { pictures: [{ _id: old }] });
    const { data } = await addHeroImages(admin, { pictures: chosen.map((_id) => ({ _id })) });
    const listed = async () => (await listHeroImagesForAdmin(admin)).map(({ picture }) => picture._id);
    expect(data.map(({ picture }) => picture._id)).toEqual([old, ...chosen]);
    expect(await listed()).toEqual([old, ...chosen]);
    const dropped = [await stage('four.jpg'), await stage('five.jpg')];
    await addHeroImages(admin, { pictures: dropped.map((_id) => ({ _id })), place: 2 });
    expect(await listed()).toEqual([old, ...dropped, ...chosen]);
  });

  it('stand among the brands in the order in which they were chosen, after what was there', async () => {
    const [old = '', ...chosen] = [await stage('old.jpg'), ...(await stageThree())];
    await createBrands(admin, { pictures: [{ _id: old }] });
    const { data } = await createBrands(admin, { pictures: chosen.map((_id) => ({ _id })) });
    expect(data.map(({ image }) => image._id)).toEqual(chosen);
    const listed = await listBrandsForAdmin(admin);
    expect(listed.map(({ image }) => image._id)).toEqual([old, ...chosen]);
  });
});

it('directors that are added by several people at once stand last, each at a place of its own', async () => {
  const add = async (name: string) =>
    (await createDirector(admin, { name, position: 'Director', picture: await stage() })).data._id;
  const founder = await add('Founder');
  const added = await Promise.all(['B', 'C', 'D'].map(add));
  const rows = await db.director.findMany({
    where: { id: { in: [founder, ...added] } },
    orderBy: { sortOrder: 'asc' },
    select: { id: true, sortOrder: true },
  });
  expect(rows[0]?.id).toBe(founder);
  expect(new Set(rows.map(({ sortOrder }) => sortOrder)).size).toBe(4);
});

describe('an order from a list that has changed meanwhile', () => {
  const listed = async () => (await listBrandsForAdmin(admin)).map(({ _id }) => _id);
  const add = async (fileName: string) =>
    (await createBrands(admin, { pictures: [{ _id: await stage(fileName) }] })).data[0]?._id ?? '';
  const addThree = async () => [await add('a.jpg'), await add('b.jpg'), await add('c.jpg')];

  it('leaves a record that was added where newcomers stand, and one that was taken back in its place', async () => {
    const [a = '', b = '', c = ''] = await addThree();
    await reorderBrands(admin, { ids: [c, b, a] });
    expect(await listed()).toEqual([c, b, a]);
    const added = await add('new.jpg');
    await reorderBrands(admin, { ids: [a, c] });
    expect(await listed()).toEqual([a, b, c, added]);
    await reorderBrands(admin, { ids: [c, b, a] });
    expect(await listed()).toEqual([c, b, a, added]);
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
    expect((await listed()).slice(0, 3)).toEqual([b, a, c]);
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
