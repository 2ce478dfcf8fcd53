import { beforeAll, expect, it } from 'vitest';
import { addEnquiry } from '@/lib/domain/enquiries/add-mutations';
import { searchEverything } from '@/lib/domain/search/queries';
import type { Staff } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { makeAdmin, makeEditor, makeSales } from '../support/admin';
import { createProject, createTestimonial } from '../support/mutations';
import { newPhone } from '../support/values';

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
  expect(await searchEverything(makeSales(), { words: 'areca' })).toEqual([]);
  await expect(searchEverything(admin, { words: 'a' })).rejects.toMatchObject({ code: 'invalid' });
});

it('an editor finds content, and neither users nor enquiries, which an admin finds by the same words', async () => {
  const user = { name: 'Areca Shetty', email: 'areca@example.com', role: 'sales' as const };
  const { id: userId } = await db.user.create({ data: user });
  const { data } = await addEnquiry(makeSales({ userId }), {
    name: 'Areca Bhat',
    phone: newPhone(),
    source: 'Walk-in',
    isNoticeRead: true,
  });
  const kindsOf = async (staff: Staff) =>
    (await searchEverything(staff, { words: 'areca' })).map(({ kind }) => kind);
  expect(await kindsOf(admin)).toEqual(['Project', 'Testimonial', 'User', 'Enquiry']);
  expect(await kindsOf(makeEditor())).toEqual(['Project', 'Testimonial']);
  expect(await kindsOf(makeSales())).toEqual(['Enquiry']);
  await db.enquiry.delete({ where: { id: data._id } });
  await db.user.delete({ where: { id: userId } });
});
