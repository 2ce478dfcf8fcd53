import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { envSchema } from '@/lib/server/env-schema';
import { makePassword } from '../accounts/admins';
import { readDatabaseId, writeTsconfig } from '../build/build';
import { findBuildReason, makeStamp, readStamp, removeStamp, writeStamp } from '../build/build-stamp';
import { withClient } from '../database/migrate';
import { endChild, waitForExit } from '../processes';
import { say } from '../say';
import { readSettings } from '../settings';
import { packFunction } from './serverless-function';
import { copyDatabase, type TestContent } from './test-site';
import { testDistDir } from './tools';

const distDir = path.join(testDistDir, 'serverless');
const storeName = 'teststore';

export type ServerlessSite = {
  functionFolder: string;
  distDir: string;
  cacheFolder: string;
  databaseUrl: string;
  pictureFolder: string;
  storeUrl: string;
  functionBytes: { largest: number; all: number };
  settings: Record<string, string>;
};

const hostVariables = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  VERCEL_URL: 'builder-site-test.vercel.app',
  VERCEL_REGION: 'bom1',
};

function makeSettings(
  databaseUrl: string,
  admin: { email?: string | undefined; password?: string | undefined },
) {
  // Empty, so that the person's .env has no effect.
  const none = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, '']));
  return {
    ...none,
    ...hostVariables,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: 'http://localhost:3988',
    DATABASE_URL: databaseUrl,
    DIRECT_DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    CRON_SECRET: makePassword(),
    BLOB_READ_WRITE_TOKEN: `vercel_blob_rw_${storeName}_secret`,
    TEST_ADMIN_EMAIL: admin.email ?? '',
    TEST_ADMIN_PASSWORD: admin.password ?? '',
  };
}

async function copyContent(url: string, storeUrl: string): Promise<string> {
  const copy = await copyDatabase(url, 'serverless');
  await withClient(copy, (client) =>
    client.query(`update picture set url = $1 || url where url like '/uploads/%'`, [storeUrl]),
  );
  return copy;
}

export function makeServerlessSite(folder: string) {
  let building: ReturnType<typeof spawn> | null = null;

  async function runBuild(settings: Record<string, string>): Promise<void> {
    const tsconfig = writeTsconfig(distDir);
    const env = {
      ...process.env,
      ...settings,
      NOW_BUILDER: '1',
      NEXT_DIST_DIR: distDir,
      NEXT_TSCONFIG: tsconfig,
    };
    building = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    const code = await waitForExit(building);
    building = null;
    fs.rmSync(tsconfig, { force: true });
    if (code !== 0) throw new Error('The build for a serverless host failed. The reason is printed above.');
  }

  async function build({
    settings: { ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR },
    url,
  }: TestContent): Promise<ServerlessSite> {
    const storeUrl = `https://${storeName}.public.blob.vercel-storage.com`;
    const databaseUrl = await copyContent(url, storeUrl);
    const settings = makeSettings(databaseUrl, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const { sourceHash, ...made } = makeStamp(readSettings('production', settings));
    const stamp = { ...made, sourceHash: `${sourceHash} ${await readDatabaseId(databaseUrl)}` };
    const built = readStamp(distDir)?.stamp ?? null;
    if (findBuildReason(built, stamp)) {
      say('Building the site for a serverless host…');
      removeStamp(distDir);
      await runBuild(settings);
      writeStamp(distDir, stamp);
    }
    const packed = packFunction(distDir, path.join(folder, 'serverless'));
    return {
      ...packed,
      distDir,
      databaseUrl,
      pictureFolder: path.join(DATA_DIR, 'uploads'),
      storeUrl,
      settings,
    };
  }

  return {
    build,
    stop: async () => {
      if (building) await endChild(building, 3000);
    },
  };
}
