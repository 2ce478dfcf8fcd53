import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseUrl, call } from '../../support/contract/api';
import { askPage, type OwnProjects, openOwnProjects, seen } from '../../support/records/own-projects';
import { newName } from '../../support/values';

let projects: OwnProjects;

beforeAll(async () => {
  projects = await openOwnProjects();
});

afterAll(() => projects.deleteAll());

it('a project’s page stands at its name, and its id leads there by one 308, with the query as it was', async () => {
  const name = newName('Casuarina House');
  const { _id, slug } = await projects.add(name);
  expect(slug).toMatch(/^casuarina-house-/);
  const page = await askPage(`/projects/${slug}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${new URL(`/projects/${slug}`, baseUrl)}"`);
  // Pictures, the contact form and the printed code go by the id.
  expect(html).not.toContain(`/projects/${_id}"`);
  const moved = await askPage(`/projects/${_id}?utm_source=hoarding&x=%C3%A9`);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    `/projects/${slug}?utm_source=hoarding&x=%C3%A9`,
  ]);
  expect(moved.headers.get('cache-control')).toBe('no-cache');
  expect(await seen(`/projects/${_id}`, { method: 'HEAD' })).toEqual([308, `/projects/${slug}`]);
  const session = { cookie: `next-auth.session-token=${projects.token}` };
  expect(await seen(`/projects/${_id}?x=1`, { headers: session })).toEqual([308, `/projects/${slug}?x=1`]);
  const { body } = await call('GET', `/api/projects/${_id}`);
  expect(body).toMatchObject({ _id, slug, name });
});

it('a project that is named back is at its first address again, and the other leads there', async () => {
  const name = newName('Laterite Court');
  const { _id, slug } = await projects.add(name);
  const { slug: second } = await projects.change(_id, { name: newName('Granite Court'), renewSlug: true });
  expect(await seen(`/projects/${slug}`)).toEqual([308, `/projects/${second}`]);
  await projects.change(_id, { name, renewSlug: true });
  expect(await seen(`/projects/${second}`)).toEqual([308, `/projects/${slug}`]);
  expect(await seen(`/projects/${slug}`)).toEqual([200, null]);
});

it('no address of a project that is gone says where it was', async () => {
  const { _id, slug: first } = await projects.add(newName('Old Mill'));
  const { slug } = await projects.change(_id, { name: newName('New Mill'), renewSlug: true });
  expect(await seen(`/projects/${first}`)).toEqual([308, `/projects/${slug}`]);
  await projects.delete(_id);
  for (const address of [_id, first, slug]) expect(await seen(`/projects/${address}`)).toEqual([404, null]);
});

it('the router of an open page follows an address that has moved', async () => {
  const { _id, slug } = await projects.add(newName('Banyan'));
  const answer = await askPage(`/projects/${_id}`, { headers: { rsc: '1' }, redirect: 'follow' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/x-component']);
  expect(new URL(answer.url).pathname).toBe(`/projects/${slug}`);
});
