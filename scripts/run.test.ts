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

test.each(['README.md', 'docs/operations.md'])('%s names the oldest Node that will do', (file) => {
  expect(fs.readFileSync(file, 'utf8')).toContain('Node 22.12');
});
