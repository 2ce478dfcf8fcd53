import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../support/action-call';
import { baseUrl, call, logIn } from '../support/api';
import { type SecondServer, startSecondServer } from '../support/second-server';
import { newName } from '../support/values';
import { waitFor } from '../support/wait-for';

type Saved = { _id: string; slug: string };

const screen = '/api/admin/projects';
const ids: string[] = [];
let token = '';
let other: SecondServer;

beforeAll(async () => {
  token = await logIn();
  other = await startSecondServer();
}, 60_000);

afterAll(async () => {
  await other.stop();
  for (const id of ids) await call('DELETE', `${screen}/${id}`, { token });
});

async function add(name: string): Promise<Saved> {
  const saved = (await call('POST', screen, { token, json: { name, status: 'ongoing' } })).body as Saved;
  ids.push(saved._id);
  return saved;
}

const change = async (id: string, json: object) =>
  (await call('PATCH', `${screen}/${id}`, { token, json })).body as Saved;

/** The status, with the address that the answer leads to. */
async function seen(path: string, origin = baseUrl) {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('location')];
}

it('another name moves the page where that is asked for, on every server', async () => {
  const { _id, slug: first } = await add(newName('Kadal'));
  for (const origin of [baseUrl, other.url])
    expect(await seen(`/projects/${first}`, origin)).toEqual([200, null]);
  const { slug } = await change(_id, { name: newName('Areca Grove'), renewSlug: true });
  expect(slug).toMatch(/^areca-grove-/);
  expect(await seen(`/projects/${first}`)).toEqual([308, `/projects/${slug}`]);
  // The other one hears of it in a moment.
  await waitFor(
    async () => expect(await seen(`/projects/${first}`, other.url)).toEqual([308, `/projects/${slug}`]),
    { timeout: 10_000 },
  );
  for (const origin of [baseUrl, other.url]) {
    for (const address of [first, _id])
      expect(await seen(`/projects/${address}`, origin)).toEqual([308, `/projects/${slug}`]);
    expect(await seen(`/projects/${slug}`, origin)).toEqual([200, null]);
  }
  expect((await change(_id, { name: newName('Fig') })).slug).toBe(slug);
});

it('a redirect of the office leads on every server, also on one that knew of nothing there', async () => {
  const from = `/${newName('Old').toLowerCase().replaceAll(' ', '-')}.html`;
  for (const origin of [baseUrl, other.url]) expect(await seen(from, origin)).toEqual([404, null]);
  const { id } = builtFunctions.find(({ name }) => name === 'addRedirectAction') ?? { id: '' };
  const { code } = await callAction(id, [{ from, to: '/faqs' }], { token, path: '/admin/redirects' });
  expect(code).toBe('ok');
  expect(await seen(from)).toEqual([308, '/faqs']);
  // The other one hears of it in a moment.
  await waitFor(async () => expect(await seen(from, other.url)).toEqual([308, '/faqs']), {
    timeout: 10_000,
  });
});
