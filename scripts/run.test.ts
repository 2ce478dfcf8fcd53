import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

/** What a command says to a Node of this version. */
function startOn(version: string): string {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const pretend = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/run.mjs', 'none'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr.trim();
}

test.each(['18.20.8', '20.20.2', '22.11.0'])('Node %s is told what to install', (version) => {
  expect(startOn(version)).toBe(
    `Node ${version} is too old: install Node 22.12 or newer (24 is a good choice).`,
  );
});

test.each(['22.12.0', '24.0.0'])('Node %s will do', (version) => {
  expect(startOn(version)).toContain('Usage: ');
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

test.each(['README.md', 'docs/operations.md'])('%s names the oldest Node that will do', (file) => {
  expect(fs.readFileSync(file, 'utf8')).toContain('Node 22.12');
});
