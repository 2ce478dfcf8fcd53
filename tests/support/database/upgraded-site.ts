import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { copyBuild } from '@/scripts/lib/build/build-folders';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { startSecondServer } from '../servers/second-server';
import {
  formerAdmin,
  formerSecretsKey,
  loadRelease,
  migrateToRelease,
  type Release,
  uploadsOf,
} from './releases';

/** The pages of the tests' build were made from another database: all that they were made from is out of date. */
async function expireBuild(url: string, distDir: string): Promise<void> {
  const folder = path.join(distDir, 'server/app');
  const tags = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.meta'))
    .flatMap((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
    .flatMap(({ headers }) => String(headers?.['x-next-cache-tags'] ?? '').split(','));
  await withClient(url, (client) =>
    client.query(
      'insert into cache_tag (tag, expired_at) select distinct t, $2::bigint from unnest($1::text[]) t on conflict do nothing',
      [tags, Date.now()],
    ),
  );
}

/** A site with the data of a release, upgraded to this one. What is imported after it speaks to that site. */
export async function startUpgradedSite(release: Release): Promise<{ url: string; stop(): Promise<void> }> {
  const siteUrl = process.env.DATABASE_URL ?? '';
  const name = `upgrade_${randomBytes(4).toString('hex')}`;
  const database = new URL(`/${name}`, siteUrl).href;
  const dataDir = makeTempFolder('upgrade');
  await withClient(siteUrl, (client) => client.query(`create database ${name}`));
  await migrateToRelease(database, release);
  await loadRelease(database, release);
  await migrate(database);
  // In a folder of its own: what it keeps on disk is of another database than the site beside it.
  const distDir = `${process.env.NEXT_DIST_DIR}-${name}`;
  copyBuild(process.env.NEXT_DIST_DIR ?? '', distDir);
  await expireBuild(database, distDir);
  fs.cpSync(uploadsOf(release), path.join(dataDir, 'uploads'), { recursive: true });
  const server = await startSecondServer({
    DATABASE_URL: database,
    DIRECT_DATABASE_URL: database,
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: distDir,
    SECRETS_KEY: formerSecretsKey,
  });
  Object.assign(process.env, {
    TEST_BASE_URL: server.url,
    TEST_ADMIN_EMAIL: formerAdmin.email,
    TEST_ADMIN_PASSWORD: formerAdmin.password,
    DATABASE_URL: database,
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await withClient(siteUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
      for (const folder of [dataDir, distDir]) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
