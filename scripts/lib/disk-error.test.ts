import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { toDiskSentence } from './disk-error.mjs';
import { sentenceOf } from './say';
import { makeTempFolder } from './temp-folder';

const folder = makeTempFolder('disk');
const isRoot = process.getuid?.() === 0;
/** Whoever may not do everything. Node itself may lie where that user may not look. */
const becomeNobody = isRoot ? 'process.setgroups([]); process.setgid(65_534); process.setuid(65_534);' : '';
const me = isRoot ? 'nobody' : os.userInfo().username;

fs.copyFileSync('scripts/lib/disk-error.mjs', path.join(folder, 'disk-error.mjs'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What is said of a call that the system refuses to a user without rights. */
function refuse(call: string): string {
  const program = `
    import fs from 'node:fs';
    import { toDiskSentence } from '${folder}/disk-error.mjs';
    ${becomeNobody}
    try { ${call} } catch (error) { console.log(toDiskSentence(error)); }`;
  const args = ['--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8', cwd: folder }).stdout.trim();
}

test('a folder that cannot be made is told with its user, its place and the command that makes it', () => {
  expect(refuse(`fs.mkdirSync('/builder-site-data/uploads', { recursive: true });`)).toBe(
    `/builder-site-data/uploads cannot be used by ${me} because / belongs to root. Use another folder (DATA_DIR for the data), or create it for ${me}: sudo install -d -o ${me} /builder-site-data/uploads.`,
  );
});

test('a file in a folder of another user is told with both', () => {
  expect(refuse(`fs.writeFileSync('/etc/builder-site-secret', '');`)).toBe(
    `/etc/builder-site-secret cannot be used by ${me} because /etc belongs to root. Use another folder (DATA_DIR for the data).`,
  );
});

test('a folder that its own mode closes is told with the command that opens it', () => {
  const closed = path.join(folder, 'closed');
  fs.mkdirSync(closed, { mode: 0o555 });
  if (isRoot) fs.chownSync(closed, 65_534, 65_534);
  expect(refuse(`fs.mkdirSync('${closed}/data');`)).toBe(
    `${closed}/data cannot be used because of the mode of ${closed}. Change it: chmod u+rwX ${closed}`,
  );
});

test('a read-only disk is told as such, also where Node says that something is not there', () => {
  const data = path.join(folder, 'data');
  const error = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'mkdir', path: data });
  expect(toDiskSentence(error)).toBeNull();
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
  });
  expect(sentenceOf(error)).toBe(
    `${data} cannot be written because its disk is read-only. Mount the disk for writing, or set a folder on another disk (DATA_DIR for the data).`,
  );
});

test('any other error keeps its own words', () => {
  expect(sentenceOf(new Error('no room'))).toBe('no room');
  expect(sentenceOf(Object.assign(new Error('gone'), { code: 'ENOENT', path: '/x' }))).toBe('gone');
});
