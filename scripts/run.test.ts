import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { isStartable, isSupported, leastNode, oldestNode } from './lib/node.mjs';

/** What a command says to a Node of this version. */
function startOn(version: string): string {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const pretend = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/run.mjs', 'none'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr.trim();
}

test.each(['18.20.8', '20.18.3'])('Node %s says in one sentence what to install', (version) => {
  expect(startOn(version)).toBe(
    `Node ${version} is too old: install Node 24 from https://nodejs.org, then run npm install again.`,
  );
});

test.each([
  ['20.19.0', false],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s runs the project itself: %s', (version, isItself) => {
  expect([isStartable(version), isSupported(version)]).toEqual([true, isItself]);
});

test('each command has the name that npm run has, with a colon or as its file', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const own = Object.entries(scripts).filter(([, command]) => command.startsWith('node scripts/run.mjs '));
  expect(own.length).toBeGreaterThan(20);
  for (const [name, command] of own)
    expect(command).toBe(`node scripts/run.mjs ${name.replaceAll(':', '-')}`);
});

test.each(['db:new-migration', 'db-new-migration'])('%s is the same command', (name) => {
  const { stderr } = spawnSync(process.execPath, ['scripts/run.mjs', name], { encoding: 'utf8' });
  expect(stderr).toContain('npm run db:new-migration -- ');
});

test('a command that is no TypeScript is run by its name, too', () => {
  const args = ['scripts/run.mjs', 'lock:complete', '--check'];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, 'package-lock.json is complete.\n']);
});

test.each([
  ['README.md', leastNode],
  ['README.md', oldestNode],
  ['docs/operations.md', oldestNode],
])('%s names Node %s', (file, version) => {
  expect(fs.readFileSync(file, 'utf8')).toContain(`Node ${version}`);
});
