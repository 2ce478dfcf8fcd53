import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, withClient } from '@/scripts/lib/migrate';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { firstAdmin, firstUploads, loadFirstRelease, migrateToFirstRelease } from '../support/first-release';
import { type SecondServer, startSecondServer } from '../support/second-server';

const siteUrl = process.env.DATABASE_URL ?? '';
const database = new URL(siteUrl);
database.pathname = `/upgrade_${randomBytes(4).toString('hex')}`;
const dataDir = makeTempFolder('upgrade');
let server: SecondServer;

/** The pages of the tests' build were made from another database: all that they were made from is out of date. */
async function expireBuild(): Promise<void> {
  const folder = path.join(process.env.NEXT_DIST_DIR ?? '', 'server/app');
  const tags = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.meta'))
    .flatMap((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
    .flatMap(({ headers }) => String(headers?.['x-next-cache-tags'] ?? '').split(','));
  await withClient(database.href, (client) =>
    client.query(
      'insert into cache_tag (tag, expired_at) select distinct t, $2::bigint from unnest($1::text[]) t on conflict do nothing',
      [tags, Date.now()],
    ),
  );
}

beforeAll(async () => {
  await withClient(siteUrl, (client) => client.query(`create database ${database.pathname.slice(1)}`));
  await migrateToFirstRelease(database.href);
  await loadFirstRelease(database.href);
  expect(await migrate(database.href)).not.toEqual([]);
  await expireBuild();
  fs.cpSync(firstUploads, path.join(dataDir, 'uploads'), { recursive: true });
  server = await startSecondServer({
    DATABASE_URL: database.href,
    DIRECT_DATABASE_URL: database.href,
    DATA_DIR: dataDir,
  });
  // What is imported from here on speaks to the upgraded site.
  Object.assign(process.env, {
    TEST_BASE_URL: server.url,
    TEST_ADMIN_EMAIL: firstAdmin.email,
    TEST_ADMIN_PASSWORD: firstAdmin.password,
    DATABASE_URL: database.href,
  });
}, 90_000);

afterAll(async () => {
  await server?.stop();
  await withClient(siteUrl, (client) =>
    client.query(`drop database if exists ${database.pathname.slice(1)} with (force)`),
  );
  fs.rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe('a site of the first release that was upgraded', () => {
  it('has its content, its pictures, its enquiries with their states, and lets its admin in', async () => {
    const { call, logIn } = await import('../support/api');
    const token = await logIn();
    const count = async (address: string) =>
      ((await call('GET', address, { token })).body as object[]).length;
    expect(await count('/api/projects')).toBe(16);
    expect(await count('/api/board')).toBe(4);
    expect(await count('/api/testimonials')).toBe(5);
    const { querySql } = await import('../support/sql');
    const visits = `select distinct enquiry.state from enquiry_event event join enquiry on enquiry.id = enquiry_id where event.state = 'site visit'`;
    expect(await querySql(visits)).toEqual([{ state: 'site visit' }]);
    for (const file of fs
      .readdirSync(firstUploads, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.webp'))) {
      const served = await fetch(`${server.url}/uploads/${file}`);
      expect([file, served.status]).toEqual([file, 200]);
      expect(
        Buffer.from(await served.arrayBuffer()).equals(fs.readFileSync(path.join(firstUploads, file))),
      ).toBe(true);
    }
  });

  it.each(['/', '/projects', '/aboutclick', '/brands', '/contact'])(
    'shows %s without a failure',
    async (address) => {
      const answer = await fetch(`${server.url}${address}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).not.toContain('role="alert"');
      // The number that the office had saved.
      if (address === '/contact') expect(html).toContain('+91 98450 54321');
    },
  );

  it('answers every reading call as the document says', async () => {
    const { expectToMatch, fill, operations } = await import('../support/contract');
    const { examples } = await import('../support/examples');
    const { call, logIn } = await import('../support/api');
    const token = await logIn();
    const reads = operations.filter(({ method }) => method === 'GET');
    for (const operation of reads) {
      const example = (await examples[operation.name]?.()) ?? {};
      const query = example.query ? `?${example.query}` : '';
      const own = example.token ?? (operation.access === 'public' ? undefined : token);
      const answer = await call('GET', `${fill(operation.path, example.params)}${query}`, {
        token: own,
        ...(example.headers && { headers: example.headers }),
      });
      expectToMatch(operation, answer);
      expect([operation.name, Math.floor(answer.status / 100)]).toEqual([operation.name, 2]);
    }
    expect(reads.length).toBeGreaterThan(20);
  });
});
