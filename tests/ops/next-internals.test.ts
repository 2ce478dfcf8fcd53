import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies } from '@/package.json';

const folder = 'lib/server/next-internals/';
/** It plays a host. */
const launcher = 'tests/support/serverless/launcher/';
const list = fs.readFileSync(`${folder}README.md`, 'utf8');

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const sources = tracked.filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && fs.existsSync(file));
const elsewhere = sources.filter((file) => !file.startsWith(folder) && !file.startsWith(launcher));
const findIn = (files: string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(fs.readFileSync(file, 'utf8')));

const rows = [...list.matchAll(/^\| (.+) \| +(`[^|]+`) +\| +(`[^|]+`) +\|$/gm)].map(
  ([, what = '', file = '', tests = '']) => ({ what, file: namesIn(file), tests: namesIn(tests) }),
);

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

const privateModule = /['"`]next\/dist\//;

test('a private module of Next is imported in one folder alone', () => {
  expect(findIn(sources, privateModule).length).toBeGreaterThan(4);
  expect(findIn(elsewhere, privateModule)).toEqual([]);
});

test('outside of it and of tests no file knows the words of Next’s HTML and memory', () => {
  const ours = elsewhere.filter((file) => !file.startsWith('tests/') && !file.includes('.test.'));
  expect(findIn(ours, /__next_f\b|__next_error__|next\.server\.manifests/)).toEqual([]);
});

test('each file of the folder stands in its list, and each line of the list names files and tests that are there', () => {
  const files = fs.readdirSync(folder).filter((name) => !/\.test\.ts$|\.md$/.test(name));
  expect(
    rows
      .flatMap(({ file }) => file)
      .filter((name) => !name.includes('/'))
      .sort(),
  ).toEqual(files.sort());
  const named = rows.flatMap(({ file, tests }) => [
    ...file.map((name) => (name.includes('/') ? name : folder + name)),
    ...tests,
  ]);
  expect(named.filter((name) => !fs.existsSync(name))).toEqual([]);
  expect(rows.filter(({ tests }) => !tests.every((name) => /\.(?:test|spec)\.tsx?$/.test(name)))).toEqual([]);
});

test('the list was read with the versions that are installed', () => {
  expect(list).toContain(`Checked with next ${dependencies.next} and react ${dependencies.react}.`);
});
