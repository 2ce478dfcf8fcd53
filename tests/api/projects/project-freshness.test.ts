import { beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, call, logIn } from '../../support/contract/api';

let token = '';

beforeAll(async () => {
  token = await logIn();
});

async function addProject(fields: object): Promise<{ _id: string; slug: string }> {
  const json = { status: 'ongoing', ...fields };
  const { status, body } = await call('POST', '/api/admin/projects', { token, json });
  expect(status).toBe(201);
  return body as { _id: string; slug: string };
}

describe('what was saved', () => {
  it('is shown on list, detail, home, sitemap and API at the next request, every time', async () => {
    const { _id, slug } = await addProject({ name: 'Fresh 0', status: 'featured' });
    const pages = ['/', '/projects', `/projects/${slug}`];
    for (const page of pages) await fetch(`${baseUrl}${page}`);
    for (let round = 1; round <= 5; round += 1) {
      const name = `Fresh ${round}`;
      await call('PATCH', `/api/admin/projects/${_id}`, { token, json: { name } });
      for (const page of pages) {
        const html = await (await fetch(`${baseUrl}${page}`)).text();
        expect(html.includes(name), `${page} after save ${round}`).toBe(true);
      }
      expect((await call('GET', `/api/projects/${_id}`)).body).toMatchObject({ name });
    }
    const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
    expect(sitemap).toContain(`/projects/${slug}<`);
    await call('DELETE', `/api/admin/projects/${_id}`, { token });
    expect((await fetch(`${baseUrl}/projects/${_id}`)).status).toBe(404);
    expect(await (await fetch(`${baseUrl}/sitemap.xml`)).text()).not.toContain(`/projects/${slug}<`);
  });

  it('a page that was not found is found once its project exists again', async () => {
    const { _id } = await addProject({ name: 'Gone for a while' });
    const askPage = async () => (await fetch(`${baseUrl}/projects/${_id}`)).status;
    await call('DELETE', `/api/admin/projects/${_id}`, { token });
    expect([await askPage(), await askPage()]).toEqual([404, 404]);
    const restored = await call('POST', `/api/admin/bin/project/${_id}/restore`, { token });
    expect(restored.status).toBe(200);
    expect(await askPage()).toBe(200);
  });

  it('a project that is not to be explored has its page, and no line in the sitemap', async () => {
    // proves: PROJ-6
    const { _id, slug } = await addProject({ name: 'Hidden', explore: false });
    const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
    for (const address of [_id, slug]) expect(sitemap).not.toContain(`/projects/${address}<`);
    const readStatus = async () => (await fetch(`${baseUrl}/projects/${_id}`)).status;
    expect(await readStatus()).toBe(200);
    await call('DELETE', `/api/admin/projects/${_id}`, { token });
    expect([await readStatus(), await readStatus()]).toEqual([404, 404]);
    await call('POST', `/api/admin/bin/project/${_id}/restore`, { token });
    expect([await readStatus(), await readStatus()]).toEqual([200, 200]);
  });
});
