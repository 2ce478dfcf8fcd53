import fs from 'node:fs';
import path from 'node:path';
import { isRunning } from '../processes';
import { buildName } from '../settings';
import { type BuildStamp, readStamp } from './build-stamp';

/** One folder for each stamp, so that a running server retains its files. */
type Build = { folder: string; stamp: BuildStamp };

const userFolder = (folder: string) => path.join(folder, 'cache', 'used-by');

const notes = new Set<string>();
process.once('exit', () => {
  for (const note of notes) fs.rmSync(note, { force: true });
});

export function noteUse(folder: string): void {
  const note = path.join(userFolder(folder), String(process.pid));
  fs.mkdirSync(path.dirname(note), { recursive: true });
  fs.writeFileSync(note, '');
  notes.add(note);
}

export function isUsedByOther(folder: string): boolean {
  if (!fs.existsSync(userFolder(folder))) return false;
  const pids = fs.readdirSync(userFolder(folder)).map(Number);
  return pids.some((pid) => pid !== process.pid && isRunning(pid, 'run.mjs'));
}

function listFolders(root: string): string[] {
  if (!fs.existsSync(root)) return [];
  const names = fs.readdirSync(root).filter((name) => buildName.test(name));
  return names.map((name) => path.join(root, name));
}

export function listBuilds(root: string): Build[] {
  return listFolders(root)
    .flatMap((folder) => {
      const found = readStamp(folder);
      return found ? [{ folder, ...found }] : [];
    })
    .sort((one, other) => other.madeAt - one.madeAt);
}

const drawn = ['cache', path.join('server', 'route-cache')];

export function copyBuild(from: string, to: string): void {
  // Spares `cache`, which names the processes that use the folder.
  for (const name of fs.existsSync(to) ? fs.readdirSync(to) : [])
    if (name !== 'cache') fs.rmSync(path.join(to, name), { recursive: true });
  const isMade = (file: string) => !drawn.includes(path.relative(from, file));
  // `endAnswers` compares the times of files, also in a copy.
  fs.cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: isMade });
}

/** See `lib/server/cache/valid-from.cjs`. */
export const endAnswers = (folder: string): void =>
  fs.writeFileSync(path.join(folder, 'valid-from'), String(Date.now() + 1));

export function removeUnused(root: string, inUse: string): void {
  for (const folder of listFolders(root))
    if (folder !== inUse && !isUsedByOther(folder))
      for (const made of [folder, `${folder}.log`]) fs.rmSync(made, { recursive: true, force: true });
}
