import { afterAll, beforeAll, expect, it } from 'vitest';
import { outage } from '@/lib/content/pages/outage';
import { type DatabaseLine, openDatabaseLine } from '../support/database/database-line';
import { type Host, startHost } from '../support/serverless/host';

let host: Host;
let line: DatabaseLine;
let token: string;

beforeAll(async () => {
  host = await startHost({}, '');
  line = await openDatabaseLine(host.databaseUrl);
  // Read when a process is started: none is yet.
  Object.assign(host.settings, { DATABASE_URL: line.url, DIRECT_DATABASE_URL: line.url });
  const answer = await fetch(`${host.url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: host.settings.TEST_ADMIN_EMAIL,
      password: host.settings.TEST_ADMIN_PASSWORD,
    }),
  });
  ({ token } = (await answer.json()) as { token: string });
}, 60_000);

afterAll(async () => {
  await line.stop();
  await host.stop();
});

const read = async (path: string) => {
  const answer = await fetch(`${host.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { status, headers } = answer;
  return { status, retryAfter: headers.get('retry-after'), html: await answer.text() };
};

const drawn = ['/projects?q=court', '/admin', '/admin/projects'];

it.each(drawn)(
  '%s says 503 in words where no connection is to be had, and is drawn again after that',
  async (path) => {
    expect((await read(path)).status).toBe(200);
    line.hold();
    const { status, retryAfter, html } = await read(path);
    expect([status, retryAfter]).toEqual([503, '5']);
    expect(html).toContain(outage.text);
    expect(html).toContain(`href="${path}"`);
    line.mend();
    expect((await read(path)).status).toBe(200);
  },
  60_000,
);

it('a page that the host keeps is answered meanwhile', async () => {
  line.hold();
  expect((await read('/projects')).status).toBe(200);
  line.mend();
});
