import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findNode } from '@/scripts/lib/programs/node-from-npm';
import { isNeedless } from '@/scripts/trim-packages.mjs';
import { runNpm } from '../../support/servers/npm-command';
import { makeProductionTree } from '../../support/servers/production-tree';
import {
  callSite,
  owner,
  type StartedSite,
  startBuiltSite,
  underPackages,
} from '../../support/servers/started-site';

let tree: string;
let site: StartedSite;

/** PATH with this version of Node first. */
const pathOf = async (version: string) =>
  [path.dirname(await findNode(version)), process.env.PATH].join(path.delimiter);

beforeAll(async () => {
  tree = makeProductionTree();
  site = await startBuiltSite(tree, path.join(tree, '.next'), underPackages(['node@20'], 'start'));
}, 240_000);

afterAll(async () => {
  await site?.stop();
  fs.rmSync(tree, { recursive: true, force: true });
}, 60_000);

it('npm start under Node 20 downloads Node 24 into the project once, and serves with it', async () => {
  expect(site.said()).toMatch(/^Node 20\.\d+\.\d+ is not supported: downloading Node 24 into \.node/m);
  expect((await fetch(site.origin)).status).toBe(200);
  const args = ['deploy-button', 'https://github.com/you/site'];
  const { said, exited } = runNpm([...underPackages(['node@20'], 'run'), ...args], {}, { cwd: tree });
  expect([await exited, said()]).toEqual([0, expect.stringContaining('The deploy button of README.md')]);
  expect(said()).not.toContain('downloading');
});

it('a release whose packages are trimmed generates its client, migrates, serves pages and takes a log-in', async () => {
  expect(fs.existsSync(path.join(tree, 'node_modules/vitest'))).toBe(false);
  expect(fs.existsSync(path.join(tree, 'prisma/generated/client.ts'))).toBe(true);
  expect(site.said()).toContain('The database is up to date.');
  expect(site.said()).not.toContain('Building the site');
  for (const page of ['/', '/projects', '/786313login'])
    expect([page, (await fetch(site.origin + page)).status]).toEqual([page, 200]);
  expect((await callSite(site, 'POST', '/auth/login', owner)).status).toBe(200);
});

it('nothing that the build has traced is among what is trimmed', () => {
  const built = process.env.NEXT_DIST_DIR ?? '';
  const traces = fs
    .readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json'));
  const traced = traces.flatMap((trace) => {
    const { files } = JSON.parse(fs.readFileSync(path.join(built, trace), 'utf8')) as { files: string[] };
    return files.map((file) => path.relative('.', path.resolve(built, path.dirname(trace), file)));
  });
  const packages = new Set(traced.flatMap((file) => file.match(/^node_modules\/(.+)/)?.[1] ?? []));
  expect(packages.size).toBeGreaterThan(500);
  expect([...packages].filter(isNeedless)).toEqual([]);
});

it.concurrent('npm start says which Node to install where Node 24 cannot be downloaded', async () => {
  await site.stop();
  fs.rmSync(path.join(tree, '.node'), { recursive: true });
  // npm tries once more: at once.
  const registry = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retry_mintimeout: '1' };
  const { said, exited } = runNpm(['start'], { ...registry, PATH: await pathOf('20') }, { cwd: tree });
  expect(await exited).toBe(1);
  expect(said()).toMatch(
    /^Node 20\.\S+ is not supported, and Node 24 could not be downloaded \(ECONNREFUSED\): install Node 24 from https:\/\/nodejs\.org and try again\.$/m,
  );
  expect(fs.readdirSync(path.join(tree, '.node'))).toEqual([]);
}, 120_000);

it.concurrent('npm start under Node 18 and npm 10 says in one sentence which Node to install', async () => {
  const { said, exited } = runNpm(underPackages(['node@18', 'npm@10'], 'start'), {}, { cwd: tree });
  expect(await exited).toBe(1);
  expect(said()).toMatch(
    /^Node 18\.\S+ is too old: install Node 24 from https:\/\/nodejs\.org, then run npm install again\.$/m,
  );
}, 120_000);
