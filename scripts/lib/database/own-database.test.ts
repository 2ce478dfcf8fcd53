import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings';
import { makeTempFolder } from '../temp-folder';
import { describeDatabase, noteDatabase, requireOwnDatabase } from './own-database';

const folder = makeTempFolder('own-database');
const file = path.join(folder, '.env');
const served = 'postgresql://builder:secret@db.example.com:5432/builder';
const trial = 'postgresql://builder:secret@db.example.com:5432/trial';
const read = (env: Record<string, string>) =>
  readSettings('command', { ...env, NEXT_DIST_DIR: path.join(folder, '.next') });
const check = (env: Record<string, string>) => () => requireOwnDatabase(read(env), env, file);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a command works on whatever is named until the site of its folder was started', () => {
  expect(check({})).not.toThrow();
  noteDatabase(read({ DATABASE_URL: served }));
});

test('then one without the settings is refused, and told which database would be which', () => {
  expect(check({})).toThrow(/started with another database: builder on db\.example\.com:5432\..*\.\/site/);
  expect(check({ DATABASE_URL: served })).not.toThrow();
});

test('a database that a file of the folder names is refused where it is another; one that is typed counts', () => {
  expect(check({ DATABASE_URL: trial })).not.toThrow();
  fs.writeFileSync(file, `DATABASE_URL=${trial}\n`);
  expect(check({ DATABASE_URL: trial })).toThrow(/would use trial on db\.example\.com:5432/);
});

test('what is kept has no password in it', () => {
  expect(fs.readFileSync(path.join(folder, '.next', 'database.txt'), 'utf8')).not.toContain('secret');
});

test('behind a pooler the database itself is named, and not the pooler', () => {
  const behindPooler = { DATABASE_URL: 'postgresql://builder:secret@pooler:6432/builder' };
  expect(describeDatabase(read({ ...behindPooler, DIRECT_DATABASE_URL: served }))).toBe(
    'builder on db.example.com:5432',
  );
});
