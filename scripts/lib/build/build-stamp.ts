import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings';

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

export function makeStamp(settings: Settings): BuildStamp {
  return {
    sourceHash: hashSources(),
    siteUrl: settings.SITE_URL,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    legacyImageHost: settings.LEGACY_IMAGE_HOST ?? null,
    hasBlobStore: settings.BLOB_READ_WRITE_TOKEN !== undefined,
  };
}

/** One folder for each database: the pages differ. */
export const toFolder = (root: string, stamp: BuildStamp, databaseId: string): string =>
  path.join(
    root,
    createHash('sha256')
      .update(JSON.stringify({ ...stamp, databaseId }))
      .digest('hex')
      .slice(0, 12),
  );

const stampFile = (folder: string) => path.join(folder, 'build-stamp.json');

export function readStamp(folder: string): { stamp: BuildStamp; madeAt: number } | null {
  try {
    const stamp = JSON.parse(fs.readFileSync(stampFile(folder), 'utf8')) as BuildStamp;
    return { stamp, madeAt: fs.statSync(stampFile(folder)).mtimeMs };
  } catch {
    return null;
  }
}

export const removeStamp = (folder: string): void => fs.rmSync(stampFile(folder), { force: true });

/** The last step: only a complete build has a stamp. */
export function writeStamp(folder: string, stamp: BuildStamp): void {
  const file = stampFile(folder);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(stamp, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}

/** Only pages contain the local port, and they can be rendered again. */
const withoutLocalPort = (siteUrl: string): string => siteUrl.replace(/^(http:\/\/localhost):\d+$/, '$1');

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
    return 'The place where files are stored has changed since the last build.';
  return null;
}
