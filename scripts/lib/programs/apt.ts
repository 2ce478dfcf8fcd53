import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { say } from '../say';

// A person's PATH lacks the folder of servers.
const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/usr/sbin');

export const inPath = (name: string): string[] => folders.map((folder) => path.join(folder, name));

export const findFile = (files: string[]): string | undefined =>
  files.find((file) => file !== '' && fs.existsSync(file));

export const canInstall = (): boolean => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

export function installByApt(...packages: string[]): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  say(`Installing ${packages.join(', ')} for the tests…`);
  spawnSync('apt-get', ['update', '-q'], options);
  const install = ['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  spawnSync('apt-get', [...install, ...packages], options);
}
