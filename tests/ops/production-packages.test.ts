import fs from 'node:fs';
import { expect, test } from 'vitest';
import { findNeedless, needless } from '@/scripts/trim-packages.mjs';

test('a production install has no browser driver', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { name?: string; dev?: boolean }>;
  };
  const installed = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { name }]) => name ?? place.slice(place.lastIndexOf('node_modules/') + 13));
  expect(installed).toEqual(expect.arrayContaining(['prisma', 'next']));
  const needlessNames = /^playwright(-core)?$|^@playwright\//;
  expect(installed.filter((name) => needlessNames.test(name))).toEqual([]);
});

test('what is trimmed is there, and outside of the command line of Prisma it is maps and compilers of other databases alone', () => {
  const files = findNeedless('node_modules').map((file) => file.replace('node_modules/', ''));
  for (const pattern of needless) expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
  const others = files.filter((file) => !/\.map$|\/query_compiler_.*\.(cockroach|mysql|sql)/.test(file));
  const ofCommands = /^(prisma|@prisma\/(dev|studio-core)|@electric-sql\/pglite|elkjs)\//;
  expect(others.filter((file) => !ofCommands.test(file))).toEqual([]);
});
