import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, logIn } from '../../support/contract/api';
import { runSql } from '../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';

let token = '';
let server: SecondServer;
let projectId = '';

beforeAll(async () => {
  token = await logIn();
  const json = { name: 'From the old site', status: 'completed' };
  projectId = ((await call('POST', '/api/admin/projects', { token, json })).body as { _id: string })._id;
  const pictures = [randomUUID(), randomUUID()];
  await runSql(
    `insert into picture (id, url) values ('${pictures[0]}', 'uploads/tower.jpg'), ('${pictures[1]}', '/uploads/court.jpg')`,
    `insert into project_image (id, project_id, picture_id, sort_order)
     values ('${randomUUID()}', '${projectId}', '${pictures[0]}', 0), ('${randomUUID()}', '${projectId}', '${pictures[1]}', 1)`,
  );
  server = await startSecondServer({ LEGACY_IMAGE_HOST: 'https://old.example.com' });
}, 90_000);

afterAll(async () => {
  await server?.stop();
  await call('DELETE', `/api/admin/projects/${projectId}`, { token });
});

// proves: API-11, PROJ-5
it('a picture of the old site, kept as a plain path, is read at the host of the old backend', async () => {
  const answer = await fetch(`${server.url}/api/admin/projects/${projectId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { images } = (await answer.json()) as { images: { url: string; public_id: string | null }[] };
  expect(images.map(({ url, public_id }) => ({ url, public_id }))).toEqual([
    { url: 'https://old.example.com/uploads/tower.jpg', public_id: null },
    { url: 'https://old.example.com/uploads/court.jpg', public_id: null },
  ]);
});
