import { beforeAll, expect, it } from 'vitest';
import { recordQueries } from '../../support/database/recorded-queries';

const { db } = await import('@/lib/server/db');
const projects = await import('@/lib/domain/projects/queries');
const { listHeroImages } = await import('@/lib/domain/hero/queries');
const { listBrands } = await import('@/lib/domain/brands/queries');
const { findDirector, listDirectors } = await import('@/lib/domain/board/queries');
const { listPublished } = await import('@/lib/domain/records/queries');
const { noFilter } = await import('@/lib/shared/project-filter');

let projectId = '';
let directorId = '';

const picture = (name: string) => ({
  create: { publicId: name, url: `/uploads/${name}/master.webp`, widths: [384] },
});

beforeAll(async () => {
  const names = ['Kadal', 'Areca', 'Banyan'];
  for (const [sortOrder, name] of names.entries()) {
    const images = [0, 1].map((place) => ({ sortOrder: place, picture: picture(`${name}-${place}`) }));
    const data = { name, status: 'featured', sortOrder, images: { create: images } } as const;
    const project = await db.project.create({ data });
    projectId = project.id;
    if (name === 'Kadal') await db.formerSlug.create({ data: { slug: 'kadal-before', projectId } });
    const director = { name, position: 'Chair', picture: picture(`d-${name}`) };
    directorId = (await db.director.create({ data: director })).id;
    await db.brand.create({ data: { picture: picture(`b-${name}`) } });
    await db.heroImage.create({
      data: { picture: picture(`h-${name}`), project: { connect: { id: project.id } } },
    });
    await db.testimonial.create({ data: { name, title: 'Owner', quote: 'Dry walls.' } });
  }
});

it.each<[string, () => Promise<unknown>]>([
  ['GET /projects', () => projects.listProjects()],
  ['GET /projects/featured', () => projects.listFeaturedProjects()],
  ['GET /projects/{id}', () => projects.findProject(projectId)],
  ['a project’s page', () => projects.findProjectAt('kadal')],
  ['a page that has moved', () => projects.findProjectAt('kadal-before')],
  ['the choices of the list', () => projects.listChoices()],
  ['GET /hero', () => listHeroImages()],
  ['GET /brands', () => listBrands()],
  ['GET /board', () => listDirectors()],
  ['GET /board/{id}', () => findDirector(directorId)],
  ['GET /testimonials', () => listPublished('testimonial')],
  ['a page of the list', () => projects.getProjectPage({ ...noFilter, status: 'featured' }, 1)],
  ['a search', () => projects.searchProjects({ ...noFilter, words: 'kadal' }, 1)],
  ['a search beyond its last page', () => projects.searchProjects({ ...noFilter, words: 'kadal' }, 9)],
])('%s asks the database twice at most', async (_name, call) => {
  // What becomes of unregistered projects is kept, and asked for once by all.
  const asked = (await recordQueries(call)).filter(({ text }) => !text.includes('"setting"'));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.slice(2)).toEqual([]);
});

it('a search that leaves a word out asks once more', async () => {
  const asked = await recordQueries(() => projects.searchProjects({ ...noFilter, words: 'kadal zyxwv' }, 1));
  expect(asked.filter(({ text }) => !text.includes('"setting"'))).toHaveLength(3);
});
