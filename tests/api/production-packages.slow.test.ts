import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isNeedless } from '@/scripts/trim-packages.mjs';
import { makeProductionTree } from '../support/production-tree';
import { callSite, owner, type StartedSite, startBuiltSite } from '../support/started-site';

let tree: string;
let site: StartedSite;

beforeAll(async () => {
  tree = makeProductionTree();
  site = await startBuiltSite(tree, path.join(tree, '.next'));
}, 240_000);

afterAll(async () => {
  await site?.stop();
  fs.rmSync(tree, { recursive: true, force: true });
}, 60_000);

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
