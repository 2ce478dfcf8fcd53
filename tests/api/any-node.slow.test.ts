import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findNode } from '@/scripts/lib/programs/node-from-npm';
import { runNpm } from '../support/npm-command';
import { makeProductionTree } from '../support/production-tree';
import { startBuiltSite, underPackages } from '../support/started-site';

let tree: string;

/** PATH with this version of Node first. */
const pathOf = async (version: string) =>
  [path.dirname(await findNode(version)), process.env.PATH].join(path.delimiter);

beforeAll(() => {
  tree = makeProductionTree();
}, 120_000);

afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

const start = (...packages: string[]) =>
  startBuiltSite(tree, path.join(tree, '.next'), underPackages(packages, 'start'));

it('npm start under Node 20 downloads Node 24 into the project once, and serves with it', async () => {
  const first = await start('node@20');
  expect(first.said()).toMatch(/^Node 20\.\d+\.\d+ is not supported: downloading Node 24 into \.node/m);
  expect((await fetch(first.origin)).status).toBe(200);
  await first.stop();
  const second = await start('node@20');
  expect(second.said()).not.toContain('downloading');
  expect((await fetch(second.origin)).status).toBe(200);
  await second.stop();
}, 240_000);

it('npm start says which Node to install where Node 24 cannot be downloaded', async () => {
  fs.rmSync(path.join(tree, '.node'), { recursive: true });
  const registry = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
  const { said, exited } = runNpm(['start'], { ...registry, PATH: await pathOf('20') }, { cwd: tree });
  expect(await exited).toBe(1);
  expect(said()).toMatch(
    /^Node 20\.\S+ is not supported, and Node 24 could not be downloaded \(ECONNREFUSED\): install Node 24 from https:\/\/nodejs\.org and try again\.$/m,
  );
  expect(fs.readdirSync(path.join(tree, '.node'))).toEqual([]);
}, 120_000);

it('npm start under Node 18 and npm 10 says in one sentence which Node to install', async () => {
  const { said, exited } = runNpm(underPackages(['node@18', 'npm@10'], 'start'), {}, { cwd: tree });
  expect(await exited).toBe(1);
  expect(said()).toMatch(
    /^Node 18\.\S+ is too old: install Node 24 from https:\/\/nodejs\.org, then run npm install again\.$/m,
  );
}, 120_000);
