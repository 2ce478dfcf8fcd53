import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyBuild, listBuilds } from '@/scripts/lib/build-folders';
import { findFreePort } from '@/scripts/lib/ports';
import { testDistDir } from '@/scripts/lib/runner';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { builtUrl, testData } from '@/scripts/lib/test-site';
import { type NpmCommand, runNpm } from '../support/npm-command';

const person = { email: 'owner@example.com', password: 'seven-laterite-steps' };
const folder = makeTempFolder('first-steps');
// Beside the build: its pages find their packages from there.
const buildRoot = `${testDistDir}/first-steps`;
let origin = '';
let site: NpmCommand | undefined;

beforeAll(async () => {
  const dataDir = path.join(folder, 'data');
  // The data that the tests' build was made with.
  fs.cpSync(testData, dataDir, { recursive: true });
  const [built] = listBuilds(testDistDir);
  if (!built) throw new Error('The tests have no build.');
  copyBuild(built.folder, path.join(buildRoot, path.basename(built.folder)));
  const port = await findFreePort(4687);
  origin = `http://localhost:${port}`;
  site = runNpm(['start'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: builtUrl,
    NEXT_DIST_DIR: buildRoot,
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
  });
  await site.until(/Stop it with Ctrl-C/);
}, 120_000);

afterAll(async () => {
  site?.interrupt();
  await site?.exited;
  for (const made of [folder, buildRoot]) fs.rmSync(made, { recursive: true, force: true });
}, 60_000);

async function call(method: string, where: string, body: object, token = '') {
  const answer = await fetch(`${origin}/api/admin${where}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

it('npm start serves the build that is there, whichever Node has made it', () => {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(process.version);
  expect(site?.said()).not.toContain('Building the site');
});

it('after a log-in a save is shown by its page at the next request', async () => {
  const { token } = (await call('POST', '/auth/login', person)).body;
  const made = await call('POST', '/projects', { name: 'First Steps', status: 'featured' }, token);
  expect(made.status).toBe(201);
  const page = `${origin}/projects/${made.body.slug}`;
  expect(await (await fetch(page)).text()).toContain('First Steps');
  const { status } = await call('PATCH', `/projects/${made.body._id}`, { name: 'Second Steps' }, token);
  expect(status).toBe(200);
  expect(await (await fetch(page)).text()).toContain('Second Steps');
});
