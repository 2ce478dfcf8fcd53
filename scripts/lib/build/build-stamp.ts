import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings';

/** What a build was made from and for. It may be served by any Node that will do, and beside any database: its pages are then drawn anew. */
export type BuildStamp = {
  sourceHash: string;
  siteUrl: string;
  hstsSubdomains: boolean;
  legacyImageHost: string | null;
  hasBlobStore: boolean;
};

// biome-ignore format: a list
const sources = [
  'app', 'components', 'lib', 'public', 'prisma/schema.prisma', 'prisma/migrations', 'middleware.ts', 'instrumentation.ts',
  'instrumentation-client.ts', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json',
];
const isTest = /\.test\.tsx?$/;

function listFiles(root: string, item: string): string[] {
  const stat = fs.statSync(path.join(root, item), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return isTest.test(item) ? [] : [item];
  return fs.readdirSync(path.join(root, item)).flatMap((name) => listFiles(root, `${item}/${name}`));
}

/** A hash over the names and contents of everything that a build is made from, and of what else is named. */
export function hashSources(root = process.cwd(), ...others: string[]): string {
  const hash = createHash('sha256');
  for (const file of [...sources, ...others].flatMap((item) => listFiles(root, item)).sort()) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The stamp that a build made now would get. */
export function makeStamp(settings: Settings): BuildStamp {
  return {
    sourceHash: hashSources(),
    siteUrl: settings.SITE_URL,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    legacyImageHost: settings.LEGACY_IMAGE_HOST ?? null,
    hasBlobStore: settings.BLOB_READ_WRITE_TOKEN !== undefined,
  };
}

/** Each database has a folder of its own: what is drawn for one site is not that of another. */
export const toFolder = (root: string, stamp: BuildStamp, databaseId: string): string =>
  path.join(
    root,
    createHash('sha256')
      .update(JSON.stringify({ ...stamp, databaseId }))
      .digest('hex')
      .slice(0, 12),
  );

const stampFile = (folder: string) => path.join(folder, 'build-stamp.json');

/** The stamp of the build in a folder, and when it was written; null when there is no whole build. */
export function readStamp(folder: string): { stamp: BuildStamp; madeAt: number } | null {
  try {
    const stamp = JSON.parse(fs.readFileSync(stampFile(folder), 'utf8')) as BuildStamp;
    return { stamp, madeAt: fs.statSync(stampFile(folder)).mtimeMs };
  } catch {
    return null;
  }
}

export const removeStamp = (folder: string): void => fs.rmSync(stampFile(folder), { force: true });

/** The last step of a build: what has a stamp is whole. Nothing half-written is ever read. */
export function writeStamp(folder: string, stamp: BuildStamp): void {
  const file = stampFile(folder);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(stamp, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}

/** The port of a site on this machine is only in its pages, which can be rendered again. */
const withoutLocalPort = (siteUrl: string): string => siteUrl.replace(/^(http:\/\/localhost):\d+$/, '$1');

/** Why a build is needed, as a sentence; null when the one there is will do. */
export function findBuildReason(built: BuildStamp | null, target: BuildStamp): string | null {
  if (!built) return 'There is no build yet.';
  if (built.sourceHash !== target.sourceHash) return 'The source has changed since the last build.';
  if (withoutLocalPort(built.siteUrl) !== withoutLocalPort(target.siteUrl))
    return `The last build was made for ${built.siteUrl}, not for ${target.siteUrl}.`;
  if (built.hstsSubdomains !== target.hstsSubdomains)
    return 'HSTS_SUBDOMAINS has changed since the last build.';
  if (built.legacyImageHost !== target.legacyImageHost)
    return 'LEGACY_IMAGE_HOST has changed since the last build.';
  if (built.hasBlobStore !== target.hasBlobStore)
    return 'The place where files are kept has changed since the last build.';
  return null;
}
