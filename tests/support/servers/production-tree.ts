import fs from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { isNeedless } from '@/scripts/trim-packages.mjs';

/** What lies in the repository and is of no use to a site; what is generated. */
const left = /^(\..*|node_modules|tests|docs|screenshots|test-results|prisma\/generated)$/;

function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.copyFileSync(from, to);
  }
}

/** Gives a folder the packages as `npm ci --omit=dev && npm run packages:trim` leaves them. */
function linkPackages(to: string): void {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const link = (place: string) => {
    fs.mkdirSync(path.join(to, place));
    for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
      const from = `${place}/${entry.name}`;
      const target = path.join(to, from);
      if (packages[from]?.dev) continue;
      if (entry.isDirectory()) link(from);
      else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(from), target);
      else if (!isNeedless(from.slice('node_modules/'.length))) linkOrCopy(from, target);
    }
  };
  link('node_modules');
}

/** A release as the guide installs it, outside of the repository, whose packages it could else find. */
export function makeProductionTree(): string {
  const folder = makeTempFolder('release');
  for (const name of fs.readdirSync('.').filter((name) => !left.test(name)))
    fs.cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !left.test(file) });
  linkPackages(folder);
  return folder;
}
