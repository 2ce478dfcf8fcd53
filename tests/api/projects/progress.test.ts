import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseUrl, call, logIn, makeForm, makePhoto } from '../../support/contract/api';

let token = '';
let project = { _id: '', slug: '' };
let entry = { _id: '', version: 0 };
const list = () => `/api/admin/projects/${project._id}/progress`;
const pageText = async () => (await fetch(`${baseUrl}/projects/${project.slug}`)).text();

type Shown = { _id: string; progress: { sentence: string; images: unknown[] }[] };

/** What the three public calls say of it. */
async function readShown() {
  const lists = ['/api/projects', '/api/projects/featured'];
  const all = await Promise.all(lists.map(async (path) => (await call('GET', path)).body as Shown[]));
  const one = (await call('GET', `/api/projects/${project._id}`)).body as Shown;
  const found = all.map((projects) => projects.find(({ _id }) => _id === project._id));
  return [...found, one].map((shown) => shown?.progress?.map(({ sentence }) => sentence));
}

beforeAll(async () => {
  token = await logIn();
  const json = { name: 'Progress House', status: 'featured' };
  project = (await call('POST', '/api/admin/projects', { token, json })).body as typeof project;
  // Each page and call is kept from here on.
  expect(await readShown()).toEqual([[], [], []]);
  expect(await pageText()).not.toContain('Built so far');
});

afterAll(async () => {
  await call('DELETE', `/api/admin/projects/${project._id}`, { token });
});

it('an entry that is added as a form, with a picture, stands at once in every public call and on the page of its project', async () => {
  const fields = { date: '2026-11-05', substructure: '100', masonry: '40', sentence: 'The walls go up.' };
  const form = makeForm({ ...fields, images: [await makePhoto(61)] });
  const { status, body } = await call('POST', list(), { token, form });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    projectId: project._id,
    substructure: 100,
    superstructure: null,
    masonry: 40,
  });
  expect((body as Shown['progress'][number]).images).toHaveLength(1);
  entry = body as typeof entry;
  expect(await readShown()).toEqual([['The walls go up.'], ['The walls go up.'], ['The walls go up.']]);
  const html = await pageText();
  for (const text of ['5 November 2026', 'The walls go up.', 'Masonry 40 %']) expect(html).toContain(text);
});

it('a change keeps what it does not name, and is refused over a newer one', async () => {
  const path = `/api/admin/progress/${entry._id}`;
  const { body } = await call('PUT', path, { token, json: { sentence: 'The roof is on.', version: 1 } });
  expect(body).toMatchObject({ masonry: 40, sentence: 'The roof is on.', version: 2 });
  const late = await call('PUT', path, { token, json: { masonry: 50, version: 1 } });
  expect(late.status).toBe(409);
  expect(await pageText()).toContain('The roof is on.');
});

it('what is no day, no whole percent, too long or of no project is refused in words', async () => {
  const refusals: [object, string][] = [
    [{}, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2026-11-05', masonry: 101 }, 'masonry'],
    [{ date: '2026-11-05', masonry: 1.5 }, 'masonry'],
    [{ date: '2026-11-05', sentence: 'x'.repeat(301) }, 'sentence'],
  ];
  for (const [json, field] of refusals) {
    const { status, body } = await call('POST', list(), { token, json: json as Record<string, unknown> });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
  }
  const nowhere = '/api/admin/projects/00000000-0000-4000-8000-000000000000/progress';
  expect((await call('POST', nowhere, { token, json: { date: '2026-11-05' } })).status).toBe(404);
  expect((await call('GET', nowhere, { token })).status).toBe(404);
});

it('an entry that is deleted is gone at once, and comes back out of the bin', async () => {
  await call('DELETE', `/api/admin/progress/${entry._id}`, { token });
  expect(await readShown()).toEqual([[], [], []]);
  expect(await pageText()).not.toContain('The roof is on.');
  await call('POST', `/api/admin/bin/progress/${entry._id}/restore`, { token });
  expect(await pageText()).toContain('The roof is on.');
});
