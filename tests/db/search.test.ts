import { beforeAll, expect, it } from 'vitest';
import { createProject } from '@/lib/domain/projects/mutations';
import { searchEverything } from '@/lib/domain/search/queries';
import { createTestimonial } from '@/lib/domain/testimonials/mutations';
import { makeAdmin, makeStaff } from '../support/admin';

const admin = makeAdmin();
let projectId = '';

beforeAll(async () => {
  projectId = (await createProject(admin, { name: 'Areca Terrace', status: 'ongoing' })).data._id;
  await createTestimonial(admin, { name: 'R. Rai', title: 'Owner, Areca Terrace', quote: 'Dry walls.' });
});

it('an admin finds records of every kind by a part of a word, each with its address', async () => {
  const hits = await searchEverything(admin, { words: ' areca TERR ' });
  expect(hits.map(({ kind, name }) => [kind, name])).toEqual([
    ['Project', 'Areca Terrace'],
    ['Testimonial', 'R. Rai'],
  ]);
  expect(hits[0]?.href).toBe(`/admin/projects?edit=${projectId}`);
  expect(await searchEverything(admin, { words: '100%_' })).toEqual([]);
});

it('somebody of sales finds enquiries alone, and a single letter finds nothing', async () => {
  expect(await searchEverything(makeStaff({ role: 'sales' }), { words: 'areca' })).toEqual([]);
  await expect(searchEverything(admin, { words: 'a' })).rejects.toMatchObject({ code: 'invalid' });
});
