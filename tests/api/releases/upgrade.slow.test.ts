import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releases, uploadsOf } from '../../support/database/releases';
import { startUpgradedSite } from '../../support/database/upgraded-site';

const firstUploads = uploadsOf(releases.first);
let server: Awaited<ReturnType<typeof startUpgradedSite>>;

beforeAll(async () => {
  server = await startUpgradedSite(releases.first);
}, 90_000);

afterAll(() => server?.stop(), 60_000);

describe('a site of the first release that was upgraded', () => {
  it('has its content, its pictures, its enquiries with their states, and lets its admin in', async () => {
    const { call, logIn } = await import('../../support/contract/api');
    const token = await logIn();
    const count = async (address: string) =>
      ((await call('GET', address, { token })).body as object[]).length;
    expect(await count('/api/projects')).toBe(16);
    expect(await count('/api/board')).toBe(4);
    expect(await count('/api/testimonials')).toBe(5);
    const { querySql } = await import('../../support/database/sql');
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

  it('answers every reading call without a parameter as the document says', async () => {
    const { expectToMatch, operations } = await import('../../support/contract/contract');
    const { examples } = await import('../../support/contract/examples');
    const { call, logIn } = await import('../../support/contract/api');
    const token = await logIn();
    const { runSql } = await import('../../support/database/sql');
    // Its policy is the office's own, of before there were purposes: somebody has said since that it names them.
    await runSql(
      `insert into accepted_purpose (purpose, words, accepted_by) values ('career', 'CVs', 'Asha'), ('source', 'Sources', 'Asha'), ('visit', 'Visits', 'Asha')`,
    );
    // The others read what an example has just added, as on a new site.
    const reads = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    for (const operation of reads) {
      const example = (await examples[operation.name]?.()) ?? {};
      const query = example.query ? `?${example.query}` : '';
      const own = example.token ?? (operation.access === 'public' ? undefined : token);
      const answer = await call('GET', `${operation.path}${query}`, {
        token: own,
        ...(example.headers && { headers: example.headers }),
      });
      expectToMatch(operation, answer);
      expect([operation.name, Math.floor(answer.status / 100)]).toEqual([operation.name, 2]);
    }
    expect(reads.length).toBeGreaterThan(20);
  });
});
