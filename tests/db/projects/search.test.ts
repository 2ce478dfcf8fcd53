import { beforeAll, expect, it } from 'vitest';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { kinds } from '@/lib/domain/records';
import { searchEverything } from '@/lib/domain/search/queries';
import type { Staff } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { singularOf } from '@/lib/server/records/kind';
import { makeAdmin, makeEditor, makeSales } from '../../support/accounts/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  createDocument,
  createHandover,
  createProgress,
  createProject,
  createTestimonial,
  createUnit,
  deleteTestimonial,
} from '../../support/contract/mutations';
import { stage, stagePdf } from '../../support/records/records';
import { newPhone } from '../../support/values';

const admin = makeAdmin();
const content = kinds.map(singularOf);
let projectId = '';

beforeAll(async () => {
  projectId = (await createProject(admin, { name: 'Areca Terrace', status: 'ongoing' })).data._id;
  await createTestimonial(admin, { name: 'R. Rai', title: 'Owner, Areca Terrace', quote: 'Dry walls.' });
  await createDirector(admin, { name: 'Asha', position: 'Chair, Areca Terrace', picture: await stage() });
  await createBrands(admin, { pictures: [{ _id: await stage(), alt: 'Areca Terracotta' }] });
  await addHeroImages(admin, { pictures: [{ _id: await stage(), alt: 'Areca terrace at dawn' }] });
  await createHandover(admin, { name: 'Areca Terrace Annexe', place: 'Kadri', year: 2011 });
  const sentence = 'The areca terrace is tiled.';
  await createProgress(admin, { parentId: projectId, date: '2026-11-05', sentence });
  const brochure = { title: 'Areca Terrace, brochure', kind: 'Brochure', access: 'Open' };
  await createDocument(admin, { parentId: projectId, ...brochure, file: await stagePdf() });
  await createUnit(admin, { parentId: projectId, floor: '1', number: 'Areca terrace 1' });
});

it('an admin finds records of every kind by a part of a word, each with its address', async () => {
  const hits = await searchEverything(admin, { words: ' areca TERR ' });
  expect(hits.map(({ kind, name, note }) => [kind, name, note])).toEqual([
    ['Project', 'Areca Terrace', ''],
    ['Director', 'Asha', 'Chair, Areca Terrace'],
    ['Brand', 'Areca Terracotta', ''],
    ['Hero image', 'Areca terrace at dawn', ''],
    ['Testimonial', 'R. Rai', 'Owner, Areca Terrace'],
    ['Building handed over', 'Areca Terrace Annexe', 'Kadri'],
    ['Progress entry', 'Areca Terrace, 5 November 2026', 'Areca Terrace'],
    ['Document', 'Areca Terrace, Areca Terrace, brochure', 'Areca Terrace'],
    ['Unit', 'Areca Terrace, Areca terrace 1', 'Areca Terrace'],
  ]);
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(kinds.map(singularOf)));
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
  expect(await kindsOf(admin)).toEqual([...content, 'User', 'Enquiry']);
  expect(await kindsOf(makeEditor())).toEqual(content);
  expect(await kindsOf(makeSales())).toEqual(['Enquiry']);
  await db.enquiry.delete({ where: { id: data._id } });
  await db.user.delete({ where: { id: userId } });
});

it('what lies in the bin is not found', async () => {
  const { data } = await createTestimonial(admin, { name: 'Binned Betel', title: 'Owner', quote: 'Good.' });
  const search = async () => (await searchEverything(admin, { words: 'betel' })).map(({ name }) => name);
  expect(await search()).toEqual(['Binned Betel']);
  await deleteTestimonial(admin, data._id);
  expect(await search()).toEqual([]);
});

it('a part of the settings is found by its name, and a field by its label, with the address of its control', async () => {
  const hitsOf = async (staff: Staff, words: string) =>
    (await searchEverything(staff, { words }))
      .filter(({ kind }) => kind === 'Setting')
      .map(({ name, note, href }) => [name, note, href]);
  expect(await hitsOf(admin, 'phone number')).toContainEqual([
    'Phone',
    'Contact',
    '/admin/settings?part=contact#setting-phone',
  ]);
  expect((await hitsOf(admin, 'logo')).map(([, , href]) => href)).toContainEqual(
    expect.stringMatching(/^\/admin\/settings\?part=identity#setting-logo/),
  );
  expect(await hitsOf(admin, 'brand')).toContainEqual(['Brand', '', '/admin/settings?part=identity']);
  // What reaches the team or the law is an admin's.
  expect(await hitsOf(makeEditor(), 'phone')).toEqual([]);
  expect(await hitsOf(makeSales(), 'story')).toEqual([]);
});
