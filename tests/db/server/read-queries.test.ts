import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listedNouns } from '@/lib/content/record-kinds';
import { makeAdmin } from '../../support/accounts/admin';

const cacheTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ cacheTag, cacheLife: vi.fn() }));

const { db } = await import('@/lib/server/db');
const about = await import('@/lib/domain/about/queries');
const board = await import('@/lib/domain/board/queries');
const brands = await import('@/lib/domain/brands/queries');
const changes = await import('@/lib/domain/last-modified');
const hero = await import('@/lib/domain/hero/queries');
const records = await import('@/lib/domain/records/queries');

const admin = makeAdmin();
const madeUpId = '01890000-0000-7000-8000-000000000000';
const director = { name: 'Prakash', position: 'Chairman' };
const testimonial = { name: 'Anitha', title: 'Owner', quote: 'Dry walls.' };

let made = 0;
const createPicture = () => {
  made += 1;
  return {
    create: { publicId: `folder-${made}`, url: `/uploads/folder-${made}/master.webp`, widths: [384, 640] },
  };
};
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeEach(async () => {
  await db.heroImage.deleteMany();
  await db.brand.deleteMany();
  await db.director.deleteMany();
  await db.project.deleteMany();
  await db.aboutStats.deleteMany();
  await db.testimonial.deleteMany();
  await db.picture.deleteMany();
  cacheTag.mockClear();
});

describe('the board', () => {
  it('is listed in the office’s order, newest first where none is set', async () => {
    await db.director.create({ data: { ...director, name: 'Last', sortOrder: 1, createdAt: at(9) } });
    await db.director.create({ data: { ...director, name: 'Older', createdAt: at(1) } });
    await db.director.create({ data: { ...director, name: 'Newer', createdAt: at(2) } });
    const names = ['Newer', 'Older', 'Last'];
    expect((await board.listDirectors()).map(({ name }) => name)).toEqual(names);
    expect((await board.listDirectorsForAdmin(admin)).map(({ name }) => name)).toEqual(names);
    expect(await board.countDirectors(admin)).toBe(3);
    expect(cacheTag).toHaveBeenCalledWith('board');
  });

  it('shows a director with a photo, or without one, and never an unclean bio', async () => {
    const { id } = await db.director.create({
      data: {
        ...director,
        bio: '<p onclick="x()">Builder<script>x()</script></p>',
        picture: createPicture(),
      },
    });
    const found = await board.findDirector(id);
    expect(found).toMatchObject({ _id: id, ...director, bio: '<p>Builder</p>', version: 1 });
    expect(found?.image?.src).toMatch(/\/uploads\/folder-\d+\/master\.webp\?w=384-640$/);
    expect(cacheTag).toHaveBeenCalledWith('board', `director:${id}`);

    const bare = await db.director.create({ data: { ...director, bio: '<p></p>' } });
    expect(await board.findDirector(bare.id)).toMatchObject({ bio: '', image: null });
  });

  it('answers null for an unknown director, and asks neither cache nor database for a made-up id', async () => {
    expect(await board.findDirector(madeUpId)).toBeNull();
    cacheTag.mockClear();
    expect(await board.findDirector('1 or 1=1')).toBeNull();
    expect(cacheTag).not.toHaveBeenCalled();
  });

  it('names its addresses with the last change of each, for the sitemap', async () => {
    const { id, updatedAt } = await db.director.create({ data: director });
    expect(await board.listDirectorAddresses()).toEqual([{ _id: id, updatedAt: updatedAt.toISOString() }]);
  });
});

describe('brands', () => {
  it('are listed with the url of their logo', async () => {
    const { id } = await db.brand.create({ data: { picture: createPicture() } });
    const [brand] = await brands.listBrands();
    expect(brand).toMatchObject({ _id: id, image: { url: expect.stringMatching(/^\/uploads\//) } });
    expect(await brands.listBrandsForAdmin(admin)).toEqual([brand]);
    expect(await brands.countBrands(admin)).toBe(1);
    expect(cacheTag).toHaveBeenCalledWith('brands');
  });
});

describe('hero images', () => {
  it('name their project, and lose the name with it', async () => {
    const project = await db.project.create({
      data: {
        name: 'Kadal',
        status: 'featured',
        location: 'Panambur',
        registrations: { create: [{ number: 'PRM/1', sortOrder: 0 }] },
      },
    });
    await db.heroImage.create({
      data: { picture: createPicture(), project: { connect: { id: project.id } } },
    });
    const shown = {
      ...{ _id: project.id, slug: project.slug, name: 'Kadal', location: 'Panambur', explore: true },
      registered: { numbers: ['PRM/1'], exempt: [] },
    };
    expect((await hero.listHeroImages())[0]?.project).toEqual(shown);
    expect(cacheTag).toHaveBeenCalledWith('hero');

    await db.project.delete({ where: { id: project.id } });
    const [left] = await hero.listHeroImagesForAdmin(admin);
    expect(left?.project).toBeNull();
    expect(left?.picture.width).toBeNull();
    expect(await hero.countHeroImages(admin)).toBe(1);
  });
});

describe('about stats', () => {
  // proves: ADS-2
  it('are four zeros without a record, and no record for the back office', async () => {
    const zeros = { yearsOfExperience: 0, completedProjects: 0, happyClients: 0, awardsWon: 0 };
    expect(await about.getAboutStats()).toEqual(zeros);
    expect(await about.findAboutStatsForAdmin(admin)).toBeNull();
    expect(cacheTag).toHaveBeenCalledWith('about');
  });

  it('are the one record, with its id for the back office alone', async () => {
    const stats = { yearsOfExperience: 31, completedProjects: 64, happyClients: 4280, awardsWon: 17 };
    const { id } = await db.aboutStats.create({ data: stats });
    expect(await about.getAboutStats()).toEqual(stats);
    expect(await about.findAboutStatsForAdmin(admin)).toEqual({ _id: id, ...stats, version: 1 });
  });
});

describe('the last changes, for the sitemap', () => {
  const statistics = { yearsOfExperience: 31, completedProjects: 64, happyClients: 4280, awardsWon: 17 };

  it('are known for every kind of record that a fixed page shows, and for each part of the settings', async () => {
    await db.setting.deleteMany();
    expect(await changes.listLastChanges()).toEqual({});
    const records = {
      projects: await db.project.create({ data: { name: 'Kadal', status: 'ongoing' } }),
      board: await db.director.create({ data: director }),
      brands: await db.brand.create({ data: { picture: createPicture() } }),
      hero: await db.heroImage.create({ data: { picture: createPicture() } }),
      stats: await db.aboutStats.create({ data: statistics }),
      testimonials: await db.testimonial.create({ data: testimonial }),
      faqs: await db.setting.create({ data: { part: 'faqs', value: [] } }),
      terms: await db.setting.create({ data: { part: 'terms', value: {} } }),
    };
    const dates = Object.entries(records).map(([source, { updatedAt }]) => [source, updatedAt.toISOString()]);
    expect(await changes.listLastChanges()).toEqual(Object.fromEntries(dates));
    const tags = ['about', 'settings', ...listedNouns].toSorted();
    expect(vi.mocked(cacheTag).mock.lastCall?.toSorted()).toEqual(tags);
  });

  it('count the day on which a record was taken off its page', async () => {
    await db.testimonial.create({ data: { ...testimonial, updatedAt: at(1) } });
    const old = await db.testimonial.create({ data: { ...testimonial, updatedAt: at(2) } });
    const { updatedAt } = await db.testimonial.update({
      where: { id: old.id },
      data: { deletedAt: new Date() },
    });
    expect(updatedAt.getTime()).toBeGreaterThan(at(2).getTime());
    expect((await changes.listLastChanges()).testimonials).toBe(updatedAt.toISOString());
  });
});

describe('testimonials', () => {
  it('are listed in the office’s order', async () => {
    await db.testimonial.create({ data: { ...testimonial, name: 'Second', sortOrder: 2 } });
    await db.testimonial.create({ data: { ...testimonial, name: 'First', sortOrder: 1 } });
    const listed = await records.listPublished('testimonial');
    expect(listed.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(listed[0]).toMatchObject({ title: 'Owner', quote: 'Dry walls.' });
    expect(await records.listForAdmin(admin, 'testimonial')).toEqual(listed);
    expect(cacheTag).toHaveBeenCalledWith('testimonials');
  });
});

describe('what was handed over', () => {
  it('is listed by its year, the newest first, and within one in the office’s order', async () => {
    await db.handover.deleteMany();
    const data = { name: 'Old', place: 'Kadri', year: 1999, sortOrder: 1 };
    await db.handover.create({ data });
    await db.handover.create({ data: { ...data, name: 'Second', year: 2012, sortOrder: 3 } });
    await db.handover.create({ data: { ...data, name: 'First', year: 2012, sortOrder: 2 } });
    const listed = await records.listPublished('handover');
    expect(listed.map(({ name }) => name)).toEqual(['First', 'Second', 'Old']);
    expect(await records.listForAdmin(admin, 'handover')).toEqual(listed);
    expect(cacheTag).toHaveBeenCalledWith('handovers');
  });
});
