import { beforeEach, describe, expect, it } from 'vitest';
import { createBrands } from '@/lib/domain/brands/mutations';
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
    await addHeroImages(admin, [old]);
    const { data } = await addHeroImages(admin, chosen);
    expect(data.map(({ picture }) => picture._id)).toEqual([...chosen, old]);
    const listed = await listHeroImagesForAdmin(admin);
    expect(listed.map(({ picture }) => picture._id)).toEqual([...chosen, old]);
  });

  it('stand among the brands in the order in which they were chosen, before what was there', async () => {
    const [old = '', ...chosen] = [await stage('old.jpg'), ...(await stageThree())];
    await createBrands(admin, [old]);
    const { data } = await createBrands(admin, chosen);
    expect(data.map(({ image }) => image._id)).toEqual(chosen);
    const listed = await listBrandsForAdmin(admin);
    expect(listed.map(({ image }) => image._id)).toEqual([...chosen, old]);
  });
});
