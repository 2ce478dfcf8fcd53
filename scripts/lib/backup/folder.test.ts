import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import { listBackups, newBackupFile, requireWritable } from './folder';

const folder = makeTempFolder('backup-folder');

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a folder for backups is made for its owner alone; where that cannot be, it is said how to', () => {
  const to = path.join(folder, 'nightly');
  requireWritable(to);
  expect(fs.statSync(to).mode & 0o777).toBe(0o700);
  fs.writeFileSync(path.join(folder, 'file'), '');
  expect(() => requireWritable(path.join(folder, 'file', 'nightly'))).toThrow(
    /cannot write to .*install -d -o \S+ -m 700 .*\/file\/nightly/,
  );
});

test('a backup of the second of another stands beside it, as the newer one', () => {
  const to = path.join(folder, 'twice');
  requireWritable(to);
  const now = Date.parse('2026-11-26T03:08:00.400Z');
  for (const content of ['first', 'second']) fs.writeFileSync(newBackupFile(to, now), content);
  expect(listBackups(to).map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['second', 'first']);
});
