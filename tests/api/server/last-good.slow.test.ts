import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, logIn } from '../../support/contract/api';
import { type DatabaseLine, openDatabaseLine } from '../../support/database/database-line';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
let line: DatabaseLine;
let server: SecondServer;
let token = '';
let projectId = '';

const startServer = () =>
  startSecondServer({
    DATABASE_URL: line.url,
    DIRECT_DATABASE_URL: line.url,
    // A copy of this file's own: what another server of the test site keeps is not its.
    NEXT_DIST_DIR: distDir,
  });
const distDir = `${process.env.NEXT_DIST_DIR}-last-good`;

async function createProject(name: string): Promise<string> {
  const { body } = await call('POST', '/api/admin/projects', { token, json: { name, status: 'featured' } });
  return (body as { _id: string })._id;
}

beforeAll(async () => {
  const source = process.env.NEXT_DIST_DIR ?? '';
  fs.rmSync(distDir, { recursive: true, force: true });
  fs.cpSync(source, distDir, { recursive: true, filter: (file) => path.relative(source, file) !== 'cache' });
  line = await openDatabaseLine(databaseUrl);
  token = await logIn();
  projectId = await createProject('Steady Court');
  server = await startServer();
}, 120_000);

afterAll(async () => {
  await server.stop();
  await line.stop();
  await call('DELETE', `/api/admin/projects/${projectId}`, { token });
  fs.rmSync(distDir, { recursive: true, force: true });
}, 60_000);

const read = async (address: string) => {
  const answer = await fetch(`${server.url}${address}`);
  return { status: answer.status, text: await answer.text() };
};
const change = async (method: string, id: string, json?: object) => {
  const answer = await fetch(`${server.url}/api/admin/projects/${id}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  });
  expect(answer.status).toBeLessThan(300);
};
/** What is read once shows the name, and is kept. */
const expectKept = (address: string, name: string) =>
  waitFor(async () => expect((await read(address)).text).toContain(name), {
    timeout: 20_000,
    interval: 200,
  });
/** Also what is not kept answers again. */
const expectReady = () =>
  waitFor(async () => expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200), {
    timeout: 20_000,
    interval: 100,
  });
/** What shows the project, at last what shows it to search engines. */
const addresses = (id: string) => [
  `/projects/${id}`,
  '/',
  '/projects',
  '/api/projects',
  `/api/projects/${id}`,
  '/sitemap.xml',
];

describe('when the database hangs right after an edit', () => {
  beforeAll(async () => {
    await change('PATCH', projectId, { name: 'Steady before' });
    for (const address of addresses(projectId).slice(0, -1)) await expectKept(address, 'Steady before');
    await read('/sitemap.xml');
    await change('PATCH', projectId, { name: 'Steady after' });
    line.hold();
  }, 60_000);

  it('every page that was drawn once answers from its last good copy', async () => {
    const answers = await Promise.all(addresses(projectId).map(read));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { text } of answers.slice(0, -1)) expect(text).toContain('Steady before');
  });

  it('and one visitor alone waits for it: twenty more together wait less than five would', async () => {
    const address = '/projects';
    line.mend();
    await expectReady();
    await change('PATCH', projectId, { name: 'Steady last' });
    line.hold();
    const started = performance.now();
    expect((await read(address)).status).toBe(200);
    const first = performance.now() - started;
    for (let turn = 0; turn < 20; turn += 1) expect((await read(address)).status).toBe(200);
    expect(performance.now() - started - first).toBeLessThan(5 * first);
  }, 120_000);

  it('and shows the edit once the database answers again', async () => {
    line.mend();
    for (const address of addresses(projectId).slice(0, -1)) await expectKept(address, 'Steady last');
  });
});

describe('when the server was started again', () => {
  it('with the database away, pages answer as they were', async () => {
    await server.stop();
    line.cut();
    server = await startServer();
    for (const address of addresses(projectId)) {
      const { status, text } = await read(address);
      expect([address, status]).toEqual([address, 200]);
      if (address !== '/sitemap.xml') expect(text).toContain('Steady last');
    }
  }, 60_000);

  it('with an edit that it has not drawn yet, and a database that hangs then, pages answer as they were', async () => {
    await server.stop();
    line.mend();
    await call('PATCH', `/api/admin/projects/${projectId}`, { token, json: { name: 'Steady unseen' } });
    server = await startServer();
    // It knows of the edit.
    await expectReady();
    line.hold();
    const { status, text } = await read(`/projects/${projectId}`);
    expect(status).toBe(200);
    expect(text).toContain('Steady last');
    line.mend();
    await expectKept(`/projects/${projectId}`, 'Steady unseen');
  }, 60_000);
});

describe('what is deleted', () => {
  let deletedId = '';
  const kept = () =>
    fs
      .readdirSync(path.join(distDir, 'cache', 'answers'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'purges.json')
      .filter((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name)).includes('Gone Court'));

  beforeAll(async () => {
    deletedId = await createProject('Gone Court');
    for (const address of addresses(deletedId).slice(0, -1)) await expectKept(address, 'Gone Court');
    expect((await read('/faqs')).status).toBe(200);
    await waitFor(() => expect(kept().length).toBeGreaterThanOrEqual(5));
    await change('DELETE', deletedId);
  }, 60_000);

  it('leaves no copy on disk', async () => {
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is not shown when the database goes away then, nor after a start without it', async () => {
    line.cut();
    for (const _start of ['running', 'started again']) {
      for (const address of addresses(deletedId).slice(0, -1))
        expect((await read(address)).text).not.toContain('Gone Court');
      expect((await read(`/projects/${deletedId}`)).status).not.toBe(200);
      // What did not show it answers still.
      expect((await read('/faqs')).status).toBe(200);
      await server.stop();
      server = await startServer();
    }
    line.mend();
  }, 60_000);
});
