import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { baseUrl } from '../../support/contract/api';
import { type OwnProjects, openOwnProjects, seen } from '../../support/records/own-projects';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newName } from '../../support/values';
import { waitFor } from '../../support/wait-for';

let projects: OwnProjects;
let other: SecondServer;

beforeAll(async () => {
  projects = await openOwnProjects();
  other = await startSecondServer();
}, 60_000);

afterAll(async () => {
  await other.stop();
  await projects.deleteAll();
});

it('another name moves the page where that is asked for, on every server', async () => {
  const { _id, slug: first } = await projects.add(newName('Kadal'));
  for (const origin of [baseUrl, other.url])
    expect(await seen(`/projects/${first}`, { origin })).toEqual([200, null]);
  const { slug } = await projects.change(_id, { name: newName('Areca Grove'), renewSlug: true });
  expect(slug).toMatch(/^areca-grove-/);
  expect(await seen(`/projects/${first}`)).toEqual([308, `/projects/${slug}`]);
  // The other one hears of it in a moment.
  await waitFor(
    async () =>
      expect(await seen(`/projects/${first}`, { origin: other.url })).toEqual([308, `/projects/${slug}`]),
    { timeout: 10_000 },
  );
  for (const origin of [baseUrl, other.url]) {
    for (const address of [first, _id])
      expect(await seen(`/projects/${address}`, { origin })).toEqual([308, `/projects/${slug}`]);
    expect(await seen(`/projects/${slug}`, { origin })).toEqual([200, null]);
  }
  expect((await projects.change(_id, { name: newName('Fig') })).slug).toBe(slug);
});

it('a redirect of the office leads on every server, also on one that knew of nothing there', async () => {
  const from = `/${newName('Old').toLowerCase().replaceAll(' ', '-')}.html`;
  for (const origin of [baseUrl, other.url]) expect(await seen(from, { origin })).toEqual([404, null]);
  const { id } = builtFunctions.find(({ name }) => name === 'addRedirectAction') ?? { id: '' };
  const { code } = await callAction(id, [{ from, to: '/faqs' }], {
    token: projects.token,
    path: '/admin/redirects',
  });
  expect(code).toBe('ok');
  expect(await seen(from)).toEqual([308, '/faqs']);
  // The other one hears of it in a moment.
  await waitFor(async () => expect(await seen(from, { origin: other.url })).toEqual([308, '/faqs']), {
    timeout: 10_000,
  });
});
