import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isPreview } from '@/lib/server/host';
import { keepActionsAlone } from '../../../lib/server/next-internals/action-manifest';
import { withClient } from '../database/migrate';
import { endChild, waitForExit } from '../processes';
import { say, step } from '../say';
import type { Settings } from '../settings';
import { copyBuild, endAnswers, isUsedByOther, listBuilds, noteUse, removeUnused } from './build-folders';
import {
  type BuildStamp,
  findBuildReason,
  makeStamp,
  readStamp,
  removeStamp,
  toFolder,
  writeStamp,
} from './build-stamp';
import { compressStatic } from './compress';

export const nextProgram = 'node_modules/next/dist/bin/next';

let building: ChildProcess | null = null;

export async function stopBuild(): Promise<void> {
  if (building) await endChild(building, 3000);
}

export function writeTsconfig(folder: string): string {
  const file = `${folder}.tsconfig.json`;
  const up = path.relative(path.dirname(file), '.').split(path.sep).join('/');
  const base = JSON.parse(fs.readFileSync('tsconfig.build.json', 'utf8')) as { exclude: string[] };
  const excluded = base.exclude.filter((name) => !name.startsWith('.next'));
  const config = {
    extends: `${up}/tsconfig.build.json`,
    compilerOptions: { types: ['next', 'next/image-types/global'] },
    include: [
      ...['ts', 'tsx', 'mjs', 'cjs'].map((type) => `${up}/**/*.${type}`),
      `${path.basename(folder)}/types/**/*.ts`,
    ],
    exclude: [...excluded, 'next-env.d.ts'].map((name) => `${up}/${name}`),
  };
  fs.writeFileSync(file, JSON.stringify(config));
  return file;
}

/** @throws Error when it fails. */
async function runNext(env: Record<string, string> = {}, logFile?: string): Promise<void> {
  const output = logFile ? fs.openSync(logFile, 'w') : 'inherit';
  building = spawn(process.execPath, [nextProgram, 'build'], {
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
  });
  try {
    const code = await waitForExit(building);
    if (code === 0) return;
  } finally {
    building = null;
    if (typeof output === 'number') fs.closeSync(output);
  }
  throw new Error(
    logFile
      ? `The build failed. Its output is in ${path.resolve(logFile)} and ends with:\n${readEnd(logFile)}`
      : 'The build failed. The reason is printed above.',
  );
}

const shownLines = 20;

const readEnd = (file: string): string =>
  fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n');

async function fillFolder(folder: string): Promise<void> {
  const tsconfig = writeTsconfig(folder);
  try {
    await runNext({ NEXT_DIST_DIR: folder, NEXT_TSCONFIG: tsconfig }, `${folder}.log`);
  } finally {
    fs.rmSync(tsconfig, { force: true });
  }
  keepActionsAlone(folder);
  await compressStatic(folder);
}

/** The lock ends with its process. */
function whileAlone(databaseUrl: string, folder: string, work: () => Promise<void>): Promise<void> {
  const name = `${os.hostname()}:${path.resolve(folder)}`;
  const key = createHash('sha256').update(name).digest().readBigInt64BE().toString();
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [key]);
    if (!rows[0]?.mine) {
      say('Another process is building the same; waiting for it…');
      await client.query('select pg_advisory_lock($1)', [key]);
    }
    await work();
  });
}

export function readDatabaseId(url: string): Promise<string> {
  return withClient(
    url,
    async (client) => (await client.query('select id from installation')).rows[0].id as string,
  );
}

function serveFrom(folder: string): void {
  process.env.NEXT_DIST_DIR = folder;
}

export async function buildForHost({ CRON_SECRET, BLOB_READ_WRITE_TOKEN }: Settings): Promise<void> {
  await runNext();
  keepActionsAlone(process.env.NEXT_DIST_DIR ?? '.next');
  if (!BLOB_READ_WRITE_TOKEN)
    say(
      'Warning: BLOB_READ_WRITE_TOKEN is not set, so this site cannot store pictures. Connect a blob store of the host to the project and deploy again.',
    );
  if (!CRON_SECRET && !isPreview())
    say(
      'Warning: CRON_SECRET is not set, so the scheduler of the host cannot call this site. Until it can, failed work is retried only when a visitor sends a form or somebody opens the back office. Add CRON_SECRET to the settings of the host (openssl rand -base64 32 creates one) and deploy again.',
    );
}

/** Copies a build of another database without its pages. @throws Error when the build fails. */
export async function ensureBuild(
  settings: Settings,
  databaseUrl: string,
  { force = false, fill = fillFolder } = {},
): Promise<void> {
  const root = settings.buildRoot;
  const stamp = makeStamp(settings);
  const folder = toFolder(root, stamp, await readDatabaseId(databaseUrl));
  noteUse(folder);
  await whileAlone(databaseUrl, folder, async () => {
    if (readStamp(folder)) {
      if (!force) return;
      if (isUsedByOther(folder)) return say('The site is already built, and this build is being served.');
    }
    const builds = listBuilds(root);
    const same = force ? undefined : builds.find((built) => findBuildReason(built.stamp, stamp) === null);
    removeStamp(folder);
    if (same) {
      say('Using the existing build. Its pages are rendered again for this database and address.');
      noteUse(same.folder);
      copyBuild(same.folder, folder);
      endAnswers(folder);
      return writeStamp(folder, stamp);
    }
    const reason = findBuildReason(builds[0]?.stamp ?? null, stamp) ?? 'A new build was requested.';
    say(reason);
    await step('Building the site, which takes a minute or two', () => fill(folder));
    writeStamp(folder, stamp);
  });
  serveFrom(folder);
  removeUnused(root, folder);
}

export function chooseNewestBuild(settings: Settings): BuildStamp | null {
  const builds = listBuilds(settings.buildRoot);
  const target = makeStamp(settings);
  const chosen =
    builds.find(({ stamp }) => JSON.stringify(stamp) === JSON.stringify(target)) ??
    builds.find(({ stamp }) => findBuildReason(stamp, target) === null) ??
    builds[0];
  if (!chosen) return null;
  noteUse(chosen.folder);
  serveFrom(chosen.folder);
  return chosen.stamp;
}
