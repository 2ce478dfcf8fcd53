import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { settingTags } from '@/lib/domain/settings/tags';
import { makePassword } from '../accounts/admins';
import { ensureBuild, stopBuild } from '../build/build';
import { copyBuild } from '../build/build-folders';
import { hashSources } from '../build/build-stamp';
import { closeConnections, type Database, openDatabase } from '../database/database';
import { withClient } from '../database/migrate';
import { findFreePort } from '../ports';
import { prepareAdmin, prepareContent } from '../serving/prepare';
import { type Server, serve } from '../serving/serve';
import { publishSettings, readSettings, type Settings } from '../settings';
import { testDistDir } from './tools';

/** Fixed, so that a taken port needs no new build. */
const builtPort = 3987;
export const builtUrl = `http://localhost:${builtPort}`;
export const testData = path.join(testDistDir, 'cache', 'test-data');
const dataMadeFrom = `${testData}.made-from`;

export type TestContent = { settings: Settings; url: string };

export type TestSite = Record<string, string>;

export type TestSites = {
  prepare(): Promise<TestContent>;
  build(): Promise<string>;
  start(count: number): Promise<TestSite[]>;
  stop(): Promise<void>;
  readLogs(): string;
};

const hashData = () => hashSources(process.cwd(), 'prisma/seed');

const isDataRight = (): boolean =>
  fs.existsSync(dataMadeFrom) && fs.readFileSync(dataMadeFrom, 'utf8') === hashData();

async function prepareData(settings: Settings, databasePort: number): Promise<void> {
  fs.rmSync(dataMadeFrom, { force: true });
  fs.rmSync(testData, { recursive: true, force: true });
  const database = await openDatabase(settings, { throwaway: true, port: databasePort });
  try {
    publishSettings(settings, database);
    // The zone of India reveals queries that do not set UTC.
    await withClient(database.url, (client) =>
      client.query(`alter role current_user set timezone = 'Asia/Kolkata'`),
    );
    await prepareContent(database, settings);
  } finally {
    await closeConnections();
    await database.stop();
  }
  fs.cpSync(settings.DATA_DIR, testData, { recursive: true });
  fs.writeFileSync(dataMadeFrom, hashData());
}

const toTestSite = (settings: Settings, url: string): TestSite => ({
  ...(process.env as Record<string, string>),
  TEST_BASE_URL: settings.SITE_URL,
  TEST_DATABASE_URL: url,
  TEST_ADMIN_EMAIL: settings.ADMIN_EMAIL ?? '',
  TEST_ADMIN_PASSWORD: settings.ADMIN_PASSWORD ?? '',
  TEST_CRON_SECRET: process.env.CRON_SECRET ?? '',
});

type Built = { settings: Settings; folder: string };

export async function copyDatabase(url: string, name: string): Promise<string> {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  const server = new URL('/postgres', url);
  const template = new URL(url).pathname.slice(1);
  await withClient(server.href, (client) => client.query(`create database ${name} template ${template}`));
  return copy.href;
}

async function copySite(built: Built, url: string, number: number) {
  const port = await findFreePort(builtPort + number);
  const folder = `${built.folder}-${number}`;
  const settings: Settings = {
    ...built.settings,
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: `${built.settings.DATA_DIR}-${number}`,
  };
  fs.cpSync(path.join(built.settings.DATA_DIR, 'uploads'), path.join(settings.DATA_DIR, 'uploads'), {
    recursive: true,
  });
  fs.rmSync(folder, { recursive: true, force: true });
  copyBuild(built.folder, folder);
  const copy = await copyDatabase(url, `${new URL(url).pathname.slice(1)}_${number}`);
  // Pages contain the address of their build.
  await withClient(copy, (client) =>
    client.query(
      `insert into cache_tag (tag, expired_at) values ($1, $2)
       on conflict (tag) do update set expired_at = excluded.expired_at`,
      [settingTags.all, Date.now()],
    ),
  );
  return { settings, folder, url: copy };
}

export function makeTestSites(folder: string): TestSites {
  const servers: Server[] = [];
  const copies: string[] = [];
  const logs: string[][] = [];
  let database: Database | undefined;

  async function prepare(): Promise<TestContent> {
    // The modules in this process cache the first address.
    const databasePort = await findFreePort(builtPort + 100);
    const settings = readSettings('production', {
      PORT: String(builtPort),
      DATA_DIR: path.join(folder, 'site'),
      SEED: 'demo',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: makePassword(),
      NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
      NEXT_DIST_DIR: testDistDir,
    });
    if (isDataRight()) fs.cpSync(testData, settings.DATA_DIR, { recursive: true });
    else await prepareData(settings, databasePort);
    database = await openDatabase(settings, { throwaway: true, port: databasePort });
    publishSettings(settings, database);
    process.env.CRON_SECRET = makePassword();
    // The tests act as visitors of many addresses.
    process.env.TRUSTED_PROXIES = '127.0.0.1,::1';
    // No test may reach real services or name servers.
    process.env.RESEND_BASE_URL = 'http://127.0.0.1:9';
    process.env.SOURCES_BASE_URL = 'http://127.0.0.1:9';
    process.env.PUSH_BASE_URL = 'http://127.0.0.1:9';
    process.env.DNS_SERVERS = '127.0.0.1:9';
    await prepareAdmin(database, settings);
    return { settings, url: database.url };
  }

  let prepared: Promise<TestContent> | undefined;
  const prepareOnce = () => {
    prepared ??= prepare();
    return prepared;
  };

  async function build(): Promise<Built> {
    const { settings, url } = await prepareOnce();
    await ensureBuild(settings, url);
    return { settings, folder: process.env.NEXT_DIST_DIR ?? '' };
  }

  let built: Promise<Built> | undefined;
  const buildOnce = () => {
    built ??= build();
    return built;
  };

  async function stopServers(): Promise<void> {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    for (const copy of copies.splice(0)) fs.rmSync(copy, { recursive: true, force: true });
  }

  let made = 0;

  async function start(count: number): Promise<TestSite[]> {
    await stopServers();
    const site = await buildOnce();
    const { url } = database as Database;
    const started: TestSite[] = [];
    for (const last = made + count; made < last; made += 1) {
      const copy = await copySite(site, url, made);
      copies.push(copy.folder);
      publishSettings(copy.settings, { url: copy.url, directUrl: copy.url });
      process.env.NEXT_DIST_DIR = copy.folder;
      const printed: string[] = [];
      logs.push(printed);
      servers.push(await serve(copy.settings, (text) => printed.push(text)));
      started.push(toTestSite(copy.settings, copy.url));
    }
    return started;
  }

  async function stop(): Promise<void> {
    await stopBuild();
    await built?.catch(() => {});
    await prepared?.catch(() => {});
    await stopServers();
    await closeConnections().catch(() => {});
    await database?.stop();
  }

  const readLogs = () => logs.map((printed) => printed.join('')).join('\n');

  return { prepare: prepareOnce, build: async () => (await buildOnce()).folder, start, stop, readLogs };
}
