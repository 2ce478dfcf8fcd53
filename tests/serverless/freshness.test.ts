import { afterAll, expect, it } from 'vitest';
import { startHost, takeHost } from '../support/serverless/host';

const host = await startHost();
takeHost(host);
const { call, logIn } = await import('../support/contract/api');

afterAll(() => host.stop());

const read = async (path: string) => (await fetch(`${host.url}${path}`)).text();

it('an edit is seen by the next request, whichever process answers it', async () => {
  const token = await logIn();
  const { body } = await call('GET', '/api/projects');
  const [project] = body as { _id: string; slug: string }[];
  const addresses = [
    `/projects/${project?.slug}`,
    '/projects',
    '/',
    `/api/projects/${project?._id}`,
    '/api/projects',
  ];
  // An odd number of addresses, read twice: each process takes its turn at every one of them.
  for (const name of ['First Court', 'Second Court', 'Third Court']) {
    const { status } = await call('PATCH', `/api/admin/projects/${project?._id}`, { token, json: { name } });
    expect(status).toBe(200);
    for (const address of [...addresses, ...addresses])
      expect([address, await read(address)]).toEqual([address, expect.stringContaining(name)]);
  }
});

it('what is added is there, and what is deleted is gone, with its address', async () => {
  const token = await logIn();
  const json = { name: 'Passing Court', status: 'ongoing' };
  const { body } = await call('POST', '/api/admin/projects', { token, json });
  const { _id: id } = body as { _id: string };
  const statuses = async () => [
    (await fetch(`${host.url}/projects/${id}`)).status,
    (await fetch(`${host.url}/projects/${id}`)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await call('DELETE', `/api/admin/projects/${id}`, { token });
  expect(await statuses()).toEqual([404, 404]);
  await call('POST', `/api/admin/bin/project/${id}/restore`, { token });
  expect(await statuses()).toEqual([200, 200]);
});

it('a project that is moved leads there from its id and its address of before, whichever process answers', async () => {
  const token = await logIn();
  const json = { name: 'Moving Court', status: 'ongoing' };
  const { body } = await call('POST', '/api/admin/projects', { token, json });
  const { _id: id, slug } = body as { _id: string; slug: string };
  const seen = async (address: string) => {
    const answer = await fetch(`${host.url}/projects/${address}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  for (const _process of ['first', 'second']) {
    expect(await seen(slug)).toEqual([200, null]);
    expect(await seen(id)).toEqual([308, `/projects/${slug}`]);
  }
  const moved = { name: 'Moved Court', renewSlug: true };
  await call('PATCH', `/api/admin/projects/${id}`, { token, json: moved });
  for (const _process of ['first', 'second'])
    for (const address of [id, slug]) expect(await seen(address)).toEqual([308, '/projects/moved-court']);
  expect(await seen('moved-court')).toEqual([200, null]);
  await call('DELETE', `/api/admin/projects/${id}`, { token });
});
