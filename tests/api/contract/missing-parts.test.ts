import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl } from '../../support/contract/api';
import { expireTags, forgetTags } from '../../support/records/expire-tags';

const tables = ['brand', 'hero_image', 'about_stats'];
const tags = ['brands', 'hero', 'about'];
const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });

const readPage = async (address: string) => {
  const answer = await fetch(`${baseUrl}${address}`);
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control'),
    html: await answer.text(),
  };
};

const expire = () => expireTags(client, ...tags);

const pages = ['/', '/aboutclick', '/brands'];

describe('while the brands, the pictures of the hero and the stats cannot be read, and no page is kept', () => {
  beforeAll(async () => {
    await client.connect();
    for (const table of tables) await client.query(`alter table ${table} rename to ${table}_away`);
    await forgetTags(client, ...tags);
  });

  const bringBack = async () => {
    for (const table of tables) await client.query(`alter table if exists ${table}_away rename to ${table}`);
    await expire();
  };

  // Also when the tests in between were not run: every later file needs the tables.
  afterAll(async () => {
    await bringBack();
    await client.end();
  });

  // proves: STATE-3
  it.each(pages)(
    '%s stands without them, answers 200 that nobody keeps, and says nothing of a failure',
    async (address) => {
      // The news that a tag has expired comes by notification; a page without all its content is not kept.
      await expect
        .poll(async () => (await readPage(address)).cacheControl, { timeout: 10_000 })
        .toContain('no-store');
      const { status, html } = await readPage(address);
      expect(status).toBe(200);
      for (const part of ['class="site-header', 'id="footer"', '<h1']) expect(html).toContain(part);
      expect(html).not.toContain('role="alert"');
      expect(html).not.toMatch(/failed to|unable to|went wrong/i);
    },
  );

  it('and all is as before when they can be read again', async () => {
    await bringBack();
    for (const address of pages) {
      await expect
        .poll(async () => (await readPage(address)).cacheControl, { timeout: 10_000 })
        .not.toContain('no-store');
    }
  });
});
