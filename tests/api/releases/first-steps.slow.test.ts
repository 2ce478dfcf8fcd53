import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDistDir } from '@/scripts/lib/testing/tools';
import { callSite, owner, type StartedSite, startBuiltSite } from '../../support/servers/started-site';

let site: StartedSite;

beforeAll(async () => {
  // Beside the build: its pages find their packages from there.
  site = await startBuiltSite('.', `${testDistDir}/first-steps`);
}, 120_000);

afterAll(() => site?.stop(), 60_000);

it('npm start serves the build that is there, whichever Node has made it', () => {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(process.version);
  expect(site.said()).not.toContain('Building the site');
});

it('after a log-in a save is shown by its page at the next request', async () => {
  const { token } = (await callSite(site, 'POST', '/auth/login', owner)).body;
  const made = await callSite(site, 'POST', '/projects', { name: 'First Steps', status: 'featured' }, token);
  expect(made.status).toBe(201);
  const page = `${site.origin}/projects/${made.body.slug}`;
  expect(await (await fetch(page)).text()).toContain('First Steps');
  const change = { name: 'Second Steps' };
  const { status } = await callSite(site, 'PATCH', `/projects/${made.body._id}`, change, token);
  expect(status).toBe(200);
  expect(await (await fetch(page)).text()).toContain('Second Steps');
});
