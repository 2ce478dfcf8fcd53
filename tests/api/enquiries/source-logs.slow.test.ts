import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { querySql, withoutTable } from '../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newPhone } from '../../support/values';

const secret = 'planted-secret-of-a-source-9f3kQ';
let server: SecondServer;

beforeAll(async () => {
  server = await startSecondServer({ LOG_LEVEL: 'trace' });
}, 90_000);

afterAll(() => server.stop());

const post = (id: string, body: string) =>
  fetch(`${server.url}/api/in/${id}/${secret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

it('a server that logs all it can writes no secret of an address, whatever becomes of the call', async () => {
  const id = randomUUID();
  await querySql(
    `insert into source (id, kind, name, secret, key, updated_at) values ($1, 'form', 'Landing page', $2, '', now())`,
    [id, secret],
  );
  const body = JSON.stringify({ phone: newPhone() });
  expect((await post(id, body)).status).toBe(200);
  expect((await post(randomUUID(), body)).status).toBe(404);
  await withoutTable('source', async () => {
    expect((await post(id, body)).status).toBeGreaterThanOrEqual(500);
  });
  expect(server.readLog()).not.toBe('');
  expect(server.readLog()).not.toContain(secret);
});
