import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, call, logIn, makeForm, makePhoto } from '../../support/contract/api';

let token = '';
const created: string[] = [];

beforeAll(async () => {
  token = await logIn();
});

// What other files expect of the site stays as it was.
afterAll(async () => {
  for (const path of created) await call('DELETE', path, { token });
});

const read = async <T>(path: string) => (await call('GET', path, { token })).body as T;

/** When a page last changed, by the sitemap. */
async function readChange(path: string): Promise<string> {
  const xml = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  for (const [, address, at] of xml.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g))
    if (new URL(address ?? '').pathname === path) return at ?? '';
  throw new Error(`The sitemap does not name ${path}.`);
}

async function saveSetting(part: string): Promise<void> {
  const { value } = await read<{ value: unknown }>(`/api/admin/settings/${part}`);
  expect((await call('PUT', `/api/admin/settings/${part}`, { token, json: { value } })).status).toBe(200);
}

async function saveStats(): Promise<void> {
  const { _id, ...stats } = await read<{ _id: string; version: number }>('/api/admin/about');
  expect((await call('PUT', '/api/admin/about', { token, json: { ...stats, _id } })).status).toBe(200);
}

async function addTestimonial(): Promise<void> {
  const json = { name: 'R. Rai', title: 'Owner', quote: 'Handed over on the day.' };
  const { body } = await call('POST', '/api/testimonials', { token, json });
  created.push(`/api/admin/testimonials/${(body as { _id: string })._id}`);
}

async function addBrand(): Promise<void> {
  const form = makeForm({ images: [await makePhoto(11)] });
  const { body } = await call('POST', '/api/admin/brands', { token, form });
  created.push(`/api/admin/brands/${(body as { _id: string }[])[0]?._id}`);
}

async function addHeroImage(): Promise<void> {
  const readIds = async () =>
    (await read<{ images: { _id: string }[] }>('/api/hero')).images.map(({ _id }) => _id);
  const before = await readIds();
  const form = makeForm({ images: [await makePhoto(12)] });
  expect((await call('POST', '/api/admin/hero', { token, form })).status).toBe(201);
  const added = (await readIds()).filter((id) => !before.includes(id));
  created.push(...added.map((id) => `/api/admin/hero/${id}`));
}

describe('the sitemap', () => {
  it.each([
    ['the questions', ['/faqs'], () => saveSetting('faqs')],
    ['the contact', ['/contact'], () => saveSetting('contact')],
    ['the privacy policy', ['/privacy'], () => saveSetting('privacy')],
    ['the terms', ['/terms'], () => saveSetting('terms')],
    ['the figures', ['/', '/aboutclick'], saveStats],
    ['the testimonials', ['/'], addTestimonial],
    ['the brands', ['/', '/brands'], addBrand],
    ['the pictures of the hero', ['/'], addHeroImage],
  ])('knows at the next request that a save of %s has changed the pages %j', async (_what, paths, save) => {
    const before = new Date().toISOString();
    await save();
    for (const path of paths) expect([path, (await readChange(path)) > before]).toEqual([path, true]);
  });
});
