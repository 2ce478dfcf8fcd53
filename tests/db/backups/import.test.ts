import { beforeEach, describe, expect, it } from 'vitest';
import { findAboutStatsForAdmin } from '@/lib/domain/about/queries';
import { listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { listVersions } from '@/lib/domain/history/queries';
import { findProjectForAdmin, listProjectsForAdmin } from '@/lib/domain/projects/admin-queries';
import { listForAdmin } from '@/lib/domain/records/queries';
import { db } from '@/lib/server/db';
import { importRecords } from '@/scripts/lib/import/run';
import { makeAdmin } from '../../support/accounts/admin';
import { deleteDirector, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();
const id = (digit: number) => digit.toString(16).padStart(24, '0');

const project = {
  _id: id(1),
  name: 'Old Harbour',
  description: '<p class="ql-align-center">Near the port</p><ol><li data-list="bullet">Lift</li></ol>',
  category: 'luxury villa',
  status: 'Ready to move',
  location: 'Bunder',
  client: 'Self',
  price: 1450,
  amenities: ['Gym', 'Rooftop Deck', ''],
  specifications: [{ title: 'Structure', description: ['RCC frame'] }],
  images: [
    { url: 'https://res.example.com/a.jpg', public_id: 'projects/a' },
    'uploads/b.jpg',
    { url: 'javascript:x()' },
  ],
  __v: 3,
};

const file = {
  projects: [project],
  board: [
    {
      _id: { $oid: id(2) },
      name: 'Asha Shetty',
      position: 'Chair',
      bio: '',
      image: { url: '/uploads/asha.jpg' },
    },
    { _id: id(3), name: 'No Photo', position: 'Member' },
  ],
  brands: [{ _id: id(4), image: { url: 'https://res.example.com/brand.png' } }],
  hero: { images: [{ _id: id(5), public_id: 'hero/1', url: 'https://res.example.com/hero.jpg' }] },
  about: { _id: id(6), yearsOfExperience: 30, completedProjects: '80', happyClients: 900, awardsWon: 4 },
  testimonials: [{ _id: id(7), name: 'R. Rai', title: 'Owner', quote: 'Good.' }],
};

const total = 7;
const lines: string[] = [];
const run = (content: unknown) => {
  lines.length = 0;
  return importRecords(content, (line) => void lines.push(line));
};

beforeEach(async () => {
  for (const table of [db.project, db.director, db.brand, db.heroImage, db.testimonial, db.aboutStats])
    await (table as typeof db.testimonial).deleteMany();
  await db.picture.deleteMany();
  await db.auditEntry.deleteMany();
  await db.cacheTag.deleteMany();
});

describe('the import', () => {
  it('keeps every kind under its old id, with its pictures where they stand and its HTML cleaned', async () => {
    expect(await run(file)).toEqual({ added: total, updated: 0, unchanged: 0, skipped: 0 });
    const kept = await findProjectForAdmin(admin, id(1));
    expect(kept).toMatchObject({
      name: 'Old Harbour',
      description: '<p>Near the port</p><ul><li>Lift</li></ul>',
      category: 'Luxury villa',
      status: 'ready to move',
      price: '1450',
      explore: true,
      amenities: ['Gym', 'Rooftop Deck'],
      specifications: project.specifications,
    });
    expect(kept?.images.map(({ url, public_id }) => [url, public_id])).toEqual([
      ['https://res.example.com/a.jpg', null],
      ['uploads/b.jpg', null],
    ]);
    expect((await listDirectorsForAdmin(admin)).map(({ _id, image }) => [_id, image?.url ?? null])).toEqual([
      [id(2), '/uploads/asha.jpg'],
      [id(3), null],
    ]);
    expect((await listBrandsForAdmin(admin)).map(({ _id }) => _id)).toEqual([id(4)]);
    expect((await listHeroImagesForAdmin(admin)).map(({ _id }) => _id)).toEqual([id(5)]);
    expect(await findAboutStatsForAdmin(admin)).toMatchObject({ _id: id(6), completedProjects: 80 });
    expect((await listForAdmin(admin, 'testimonial')).map(({ _id }) => _id)).toEqual([id(7)]);
    expect(lines).toHaveLength(total);
    expect(lines[0]).toContain(`added     project ${id(1)} “Old Harbour” 1 picture(s)`);
    const tags = (await db.cacheTag.findMany()).map(({ tag }) => tag);
    expect(tags).toEqual(
      expect.arrayContaining(['projects', `project:${id(1)}`, 'board', 'brands', 'hero', 'about']),
    );
  });

  it('changes nothing when it is run again, and makes no row twice', async () => {
    await run(file);
    const before = [await db.picture.count(), await db.project.findMany(), await db.auditEntry.count()];
    expect(await run(file)).toEqual({ added: 0, updated: 0, unchanged: total, skipped: 0 });
    expect([await db.picture.count(), await db.project.findMany(), await db.auditEntry.count()]).toEqual(
      before,
    );
  });

  it('makes each project and director a version, with which the first edit can be compared', async () => {
    await run(file);
    await updateProject(admin, id(1), { location: 'Kudroli' });
    const [newest, first, ...others] = await listVersions(admin, 'project', id(1));
    expect(others).toEqual([]);
    expect(newest?.changes).toEqual([
      { field: 'location', label: 'Location', from: 'Bunder', to: 'Kudroli' },
    ]);
    expect(first).toMatchObject({ actor: 'The import', version: 1, record: { name: 'Old Harbour' } });
    const [director] = await listVersions(admin, 'director', id(2));
    expect(director?.record).toMatchObject({ name: 'Asha Shetty', image: { url: '/uploads/asha.jpg' } });
  });

  it('takes up what changed in the file, fields and pictures', async () => {
    await run(file);
    const changed = { ...project, location: 'Kudroli', images: ['uploads/b.jpg', 'uploads/c.jpg'] };
    expect(await run({ projects: [changed] })).toMatchObject({ updated: 1, added: 0 });
    const kept = await findProjectForAdmin(admin, id(1));
    expect(kept).toMatchObject({ location: 'Kudroli', version: 2 });
    expect(kept?.images.map(({ url }) => url)).toEqual(['uploads/b.jpg', 'uploads/c.jpg']);
    expect(await run({ projects: [changed] })).toMatchObject({ unchanged: 1 });
  });

  it('leaves alone what the office has changed or deleted since', async () => {
    await run(file);
    await updateProject(admin, id(1), { price: '1,500' });
    await deleteDirector(admin, id(2));
    expect(await run(file)).toMatchObject({ skipped: 2, unchanged: total - 2 });
    expect((await findProjectForAdmin(admin, id(1)))?.price).toBe('1,500');
    expect(lines.find((line) => line.includes(id(1)))).toContain('skipped');
    expect(lines.find((line) => line.includes(id(2)))).toContain('It is in the bin.');
  });

  it('names each bad record and keeps the good ones', async () => {
    const counts = await run({
      projects: [
        { ...project, _id: 'short' },
        { ...project, _id: id(11), name: ' ' },
        { ...project, _id: id(12), status: 'sold' },
        'nonsense',
        { ...project, _id: id(13) },
        { ...project, _id: id(13) },
      ],
      brands: [{ _id: id(14), image: { url: '' } }],
      about: { _id: id(15), awardsWon: 'many' },
      users: [{}],
    });
    expect(counts).toEqual({ added: 1, updated: 0, unchanged: 0, skipped: 7 });
    expect((await listProjectsForAdmin(admin)).map(({ _id }) => _id)).toEqual([id(13)]);
    expect(lines).toEqual([
      expect.stringMatching(/^skipped {3}project no\. 1: It has no _id/),
      expect.stringMatching(new RegExp(`^skipped {3}project ${id(11)}: name: Name is required`)),
      expect.stringMatching(/status: Status must be one of/),
      expect.stringMatching(/^skipped {3}project no\. 4: This is not a record/),
      expect.stringMatching(/^added/),
      expect.stringMatching(/The file has this _id twice/),
      expect.stringMatching(/^skipped {3}brand .*no picture/),
      expect.stringMatching(/^skipped {3}about stats/),
      'ignored   "users": unknown name',
    ]);
  });

  it('shows the records in the order of the file', async () => {
    const list = [21, 22, 23].map((digit) => ({ ...project, _id: id(digit), images: [] }));
    await run({ projects: list });
    expect((await listProjectsForAdmin(admin)).map(({ _id }) => _id)).toEqual(list.map(({ _id }) => _id));
  });
});
