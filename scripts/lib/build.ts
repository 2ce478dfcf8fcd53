import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type BuildStamp, findBuildReason, makeStamp, readStamp, writeStamp } from './build-stamp';
import { compressStatic } from './compress';
import { withClient } from './migrate';
import { findOccupant, noteBuilding } from './occupant';
import { endChild, waitForExit } from './processes';
import { say } from './say';
import type { Settings } from './settings';

export const nextProgram = 'node_modules/next/dist/bin/next';
/** The caches that a build adds to, and the folder of a running `next dev`. */
const staying = ['cache', 'dev'];

let building: ChildProcess | null = null;

/** Ends a running build. */
export async function stopBuild(): Promise<void> {
  if (building) await endChild(building, 3000);
}

function moveBuild(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from).filter((entry) => !staying.includes(entry))) {
    fs.rmSync(path.join(to, name), { recursive: true, force: true });
    fs.renameSync(path.join(from, name), path.join(to, name));
  }
}

/** Puts a build that was set aside back into its place. */
function bringBack(distDir: string, aside: string): void {
  fs.mkdirSync(distDir, { recursive: true });
  for (const name of fs.readdirSync(distDir).filter((entry) => !staying.includes(entry))) {
    fs.rmSync(path.join(distDir, name), { recursive: true, force: true });
  }
  moveBuild(aside, distDir);
  fs.rmSync(aside, { recursive: true, force: true });
}

async function runBuild(): Promise<boolean> {
  const child = spawn(process.execPath, [nextProgram, 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  building = child;
  const code = await waitForExit(child);
  building = null;
  return code === 0;
}

/** Builds, with the good build there was kept aside until the new one is whole. @throws Error when the build fails. */
async function build(distDir: string, stamp: BuildStamp): Promise<void> {
  const aside = `${distDir}-previous`;
  fs.mkdirSync(distDir, { recursive: true });
  const forget = noteBuilding(distDir);
  try {
    if (readStamp(distDir)) {
      fs.rmSync(aside, { recursive: true, force: true });
      moveBuild(distDir, aside);
    }
    if (await runBuild()) {
      await compressStatic(distDir);
      writeStamp(distDir, stamp);
      fs.rmSync(aside, { recursive: true, force: true });
      return;
    }
    if (!readStamp(aside)) throw new Error('The build failed; what is wrong stands above.');
    bringBack(distDir, aside);
    throw new Error('The build failed; what is wrong stands above. The build before it was left as it was.');
  } finally {
    forget();
  }
}

/** The stamp of the whole build there is, null for none. A build that was killed half-way leaves the good one aside: it is put back. */
export async function readWholeBuild(distDir: string): Promise<BuildStamp | null> {
  const aside = `${distDir}-previous`;
  if (!readStamp(distDir) && readStamp(aside) && !(await findOccupant(distDir))) bringBack(distDir, aside);
  return readStamp(distDir);
}

/** The random id of the database, which a restore or a reset changes. */
export function readDatabaseId(url: string): Promise<string> {
  return withClient(
    url,
    async (client) => (await client.query('select id from installation')).rows[0].id as string,
  );
}

/**
 * Builds when what is built is missing or was made from or for something else, and says why.
 * Answers the stamp of the build that is there now.
 * @throws Error when the build fails, or when a living server serves from the folder.
 */
export async function ensureBuild(
  settings: Settings,
  databaseUrl: string,
  options: { force?: boolean } = {},
): Promise<void> {
  const { distDir } = settings;
  const built = await readWholeBuild(distDir);
  const wanted = makeStamp(settings, await readDatabaseId(databaseUrl));
  const reason = findBuildReason(built, wanted) ?? (options.force ? 'A new build was asked for.' : null);
  if (!reason) return;
  const occupant = await findOccupant(distDir);
  if (occupant)
    throw new Error(`${reason} ${occupant} Stop it first, or set NEXT_DIST_DIR to build beside it.`);
  say(`${reason} Building the site; this takes about half a minute…`);
  await build(distDir, wanted);
  say('The build is ready.');
}
