import https from 'node:https';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { type Nginx, startNginx } from '../../support/servers/nginx';
import { waitFor } from '../../support/wait-for';

let nginx: Nginx;
let token = '';
let projectId = '';
let projectPath = '';

beforeAll(async () => {
  const port = Number(new URL(baseUrl).port);
  nginx = await startNginx([port, port], { isSharedCache: true });
  await waitFor(() => fetch(`http://localhost:${nginx.plainPort}/`, { redirect: 'manual' }));
  token = await logIn();
  const json = { name: 'Shared before', status: 'featured' };
  const { body } = await call('POST', '/api/admin/projects', { token, json });
  const { _id, slug } = body as { _id: string; slug: string };
  projectId = _id;
  projectPath = `/projects/${slug}`;
}, 60_000);

afterAll(async () => {
  await nginx?.stop();
  await call('DELETE', `/api/admin/projects/${projectId}`, { token });
});

/** A read through a cache that keeps what the site allows. */
const read = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ cache: unknown; body: string }>((resolve, reject) => {
    const url = `https://localhost:${nginx.port}${path}`;
    https
      .get(url, { ca: nginx.certificate, headers }, (answer) =>
        text(answer).then((body) => resolve({ cache: answer.headers['x-shared-cache'], body }), reject),
      )
      .on('error', reject);
  });

it('a cache in front keeps a page for visitors, and shows an edit within a moment', async () => {
  await waitFor(async () => expect((await read(projectPath)).cache).toBe('HIT'));
  await call('PATCH', `/api/admin/projects/${projectId}`, { token, json: { name: 'Shared after' } });
  // Next says thirty days.
  await waitFor(async () => expect((await read(projectPath)).body).toContain('Shared after'), {
    timeout: 10_000,
    interval: 100,
  });
});

it('a cache in front keeps nothing of the back office, of calls, or of what has a nonce', async () => {
  for (const path of ['/786313login', '/api/projects', '/projects?q=sea', '/api/admin/projects']) {
    await read(path);
    expect([path, (await read(path)).cache]).toEqual([path, 'MISS']);
  }
});
