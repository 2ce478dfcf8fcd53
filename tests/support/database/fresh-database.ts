import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, inject, vi } from 'vitest';
import type { Rendition } from '@/lib/server/pictures/renditions';
import { closeConnections } from '@/scripts/lib/database/database';
import { withClient } from '@/scripts/lib/database/migrate';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

type EncodeJob = { master: Uint8Array; renditions: Rendition[] };
type Place = { name: string; url: string; dataDir: string };

// A database and a data folder for each file, before the site's modules are imported. Files that share a process share the place: it
// is emptied before each.
const serverUrl = inject('serverUrl');
const globals = globalThis as typeof globalThis & { testPlace?: Place };

async function makePlace(): Promise<Place> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await withClient(serverUrl, (client) =>
    client.query(`create database ${name} template ${inject('templateName')} strategy file_copy`),
  );
  return { name, url: url.href, dataDir: makeTempFolder('data') };
}

async function emptyPlace({ url, dataDir }: Place): Promise<void> {
  await withClient(url, (client) => client.query('select tests.reset()'));
  for (const entry of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, entry), { recursive: true });
}

if (globals.testPlace) await emptyPlace(globals.testPlace);
else {
  globals.testPlace = await makePlace();
  Object.assign(process.env, {
    DATABASE_URL: globals.testPlace.url,
    DIRECT_DATABASE_URL: globals.testPlace.url,
    DATA_DIR: globals.testPlace.dataDir,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
  });
}

vi.mock('next/cache', () => ({
  updateTag: vi.fn(),
  revalidateTag: vi.fn(),
  cacheTag: vi.fn(),
  cacheLife: vi.fn(),
}));

// Here, as a process for each picture takes longer than its files: `encoder.test.ts` holds that they are made in one.
vi.mock('@/lib/server/pictures/run-apart', async (load) => {
  const { runApart } = await load<typeof import('@/lib/server/pictures/run-apart')>();
  const { encode } = await import('@/lib/server/pictures/encode.mjs');
  const encodeHere = async ({ master, renditions }: EncodeJob) => {
    const made: Buffer[] = [];
    for (const rendition of renditions) made.push(await encode(master, rendition));
    return made;
  };
  return {
    runApart: (work: Parameters<typeof runApart>[0]) =>
      work.program.endsWith('/encode-process.mjs') ? encodeHere(work.job as EncodeJob) : runApart(work),
  };
});

await import('@/lib/domain/pictures/tags');

await import('@/lib/domain/provide-reactions');

afterAll(async () => {
  const { testPlace } = globals;
  if (!testPlace || inject('sharesProcess')) return;
  await closeConnections();
  await withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${testPlace.name} with (force)`),
  );
  fs.rmSync(testPlace.dataDir, { recursive: true, force: true });
});
