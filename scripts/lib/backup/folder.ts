import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dayMs } from '@/lib/shared/time/day-ms';

const name = /^backup-\d{8}T\d{6}Z\.tar\.gz$/;
const unfinished = /^backup-\d{8}T\d{6}Z\.tar\.gz\.part$/;

const backupName = (moment: number): string =>
  `backup-${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`;

/** Names sort by age and never collide. */
export function newBackupFile(folder: string, now = Date.now()): string {
  const file = path.join(folder, backupName(now));
  return fs.existsSync(file) ? newBackupFile(folder, now + 1000) : file;
}

/** @throws Error that says how to make it. */
export function requireWritable(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (cause) {
    const { username } = os.userInfo();
    throw new Error(
      `${username} cannot write to ${folder}, so the backup cannot be stored. As root: install -d -o ${username} -m 700 ${folder} (for a systemd unit, also add it to ReadWritePaths).`,
      { cause },
    );
  }
}

export function listBackups(folder: string): string[] {
  const names = fs.readdirSync(folder).filter((each) => name.test(each));
  return names
    .sort()
    .reverse()
    .map((each) => path.join(folder, each));
}

export function pruneBackups(folder: string, keep: number): number {
  const old = listBackups(folder).slice(keep);
  for (const file of old) fs.rmSync(file);
  for (const each of fs.readdirSync(folder).filter((file) => unfinished.test(file))) {
    const file = path.join(folder, each);
    if (fs.statSync(file).mtimeMs < Date.now() - dayMs) fs.rmSync(file);
  }
  return old.length;
}

/** @throws Error when there is none. */
export function findBackup(fileOrFolder: string): string {
  const found = fs.statSync(fileOrFolder, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file or folder ${fileOrFolder}.`);
  if (!found.isDirectory()) return fileOrFolder;
  const [newest] = listBackups(fileOrFolder);
  if (!newest) throw new Error(`There is no backup in ${fileOrFolder}.`);
  return newest;
}
