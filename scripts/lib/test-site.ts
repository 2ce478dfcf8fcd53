import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makePassword } from './admins';
import { ensureBuild, stopBuild } from './build';
import { findBuildReason, makeStamp, readStamp } from './build-stamp';
import { closeConnections, type Database, openDatabase } from './database';
import { findFreePort, holdPort } from './ports';
import { prepareAdmin, prepareContent } from './prepare';
import { testDistDir } from './runner';
import { type Server, serve } from './serve';
import { publishSettings, readSettings, type Settings } from './settings';

const usualPort = 3987;
/** The data that the test build was made with: the build is only right beside it. In the cache folder, which a build leaves alone. */
const keptData = path.join(testDistDir, 'cache', 'test-data');

export type TestSite = { env: Record<string, string>; stop(): Promise<void> };

function isBuildRight(settings: Settings): boolean {
  return (
    fs.existsSync(keptData) && findBuildReason(readStamp(testDistDir), makeStamp(settings, null)) === null
  );
}

/** Migrates and seeds a new database, and keeps a copy of it with the files. */
async function prepareData(settings: Settings, databasePort: number): Promise<void> {
  fs.rmSync(keptData, { recursive: true, force: true });
  const database = await openDatabase(settings, { throwaway: true, port: databasePort });
  try {
    publishSettings(settings, database);
    await prepareContent(database, settings);
  } finally {
    await closeConnections();
    await database.stop();
  }
  fs.cpSync(settings.DATA_DIR, keptData, { recursive: true });
}

/** Builds and serves the site with demo content, on a database, a port and a data folder of its own. */
export async function startTestSite(folder: string): Promise<TestSite> {
  const admin = { email: 'admin@example.com', password: makePassword() };
  const cronSecret = makePassword();
  // Held while the site is built, so that another test run takes another.
  const { port, release } = await holdPort(usualPort);
  // One for both runs of the database: the site's modules in this process keep the address that they saw first.
  const databasePort = await findFreePort(usualPort + 1);
  const settings = readSettings('production', {
    PORT: String(port),
    DATA_DIR: path.join(folder, 'site'),
    SEED: 'demo',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
    NEXT_DIST_DIR: testDistDir,
  });
  let database: Database | undefined;
  let server: Server | undefined;
  const stop = async () => {
    await stopBuild();
    await release();
    await server?.stop();
    await closeConnections().catch(() => {});
    await database?.stop();
  };
  try {
    if (isBuildRight(settings)) fs.cpSync(keptData, settings.DATA_DIR, { recursive: true });
    else await prepareData(settings, databasePort);
    database = await openDatabase(settings, { throwaway: true, port: databasePort });
    publishSettings(settings, database);
    process.env.CRON_SECRET = cronSecret;
    // The tests stand for visitors of many addresses.
    process.env.TRUSTED_PROXIES = '127.0.0.1,::1';
    await ensureBuild(settings, database.directUrl);
    await prepareAdmin(database, settings);
    // Pages that another site of this build has drawn know records that are not in this database.
    fs.rmSync(path.join(testDistDir, 'server', 'route-cache'), { recursive: true, force: true });
    await release();
    server = await serve(settings);
  } catch (error) {
    await stop();
    throw error;
  }
  const env = {
    TEST_BASE_URL: settings.SITE_URL,
    TEST_DATABASE_URL: database.directUrl,
    TEST_ADMIN_EMAIL: admin.email,
    TEST_ADMIN_PASSWORD: admin.password,
    TEST_CRON_SECRET: cronSecret,
  };
  return { env, stop };
}
