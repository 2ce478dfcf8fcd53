import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Release, readRows, uploadsOf } from './releases';
import { startUpgradedSite } from './upgraded-site';

/** What an upgrade keeps, of whichever release. */
export function describeUpgrade(release: Release): void {
  const rows = readRows(release);
  const shown = (table: string) => (rows[table] ?? []).filter((row) => row.deleted_at === null);
  let site: Awaited<ReturnType<typeof startUpgradedSite>>;

  beforeAll(async () => {
    site = await startUpgradedSite(release);
  }, 90_000);

  afterAll(() => site?.stop(), 60_000);

  describe(`a site of ${path.basename(release.name)} that was upgraded`, () => {
    it('lets its admin in, and shows what was published and nothing that lay in the bin', async () => {
      const { call, logIn } = await import('../contract/api');
      const token = await logIn();
      for (const [address, table] of [
        ['/api/projects', 'project'],
        ['/api/board', 'director'],
        ['/api/testimonials', 'testimonial'],
      ] as const) {
        const { body } = await call('GET', address, { token });
        const ids = (body as { _id: string }[]).map(({ _id }) => _id).sort();
        expect([table, ids]).toEqual([
          table,
          shown(table)
            .map(({ id }) => id)
            .sort(),
        ]);
      }
    });

    it('leads the former address of a project to its page, and shows the name and the number that were saved', async () => {
      const project = shown('project').find(({ name }) => name === 'Kadal Crest Two');
      const page = await fetch(`${site.url}/projects/${project?.id}`);
      expect([page.status, page.redirected]).toEqual([200, true]);
      expect(await page.text()).toContain('Kadal Crest Two');
      const contact = await fetch(`${site.url}/contact`);
      expect(await contact.text()).toContain('+91 98450 54321');
    });

    it.each(['/', '/projects', '/aboutclick', '/brands', '/contact'])(
      'shows %s without a failure',
      async (address) => {
        const answer = await fetch(`${site.url}${address}`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).not.toContain('role="alert"');
      },
    );

    it('serves every file of its pictures as it was', async () => {
      const folder = uploadsOf(release);
      const files = fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => path.extname(name) !== '');
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) {
        const served = await fetch(`${site.url}/uploads/${file}`);
        const bytes = Buffer.from(await served.arrayBuffer());
        expect([file, served.status, bytes.equals(fs.readFileSync(path.join(folder, file)))]).toEqual([
          file,
          200,
          true,
        ]);
      }
    });

    it('has each enquiry with its state, its note and its marks, and takes a new one', async () => {
      const { call, logIn } = await import('../contract/api');
      const token = await logIn();
      const { body } = await call('GET', '/api/admin/enquiries?tab=all', { token });
      const { querySql } = await import('./sql');
      const kept = await querySql('select id, email, state from enquiry order by id');
      const former = (rows.enquiry ?? []).map(({ id, email, state }) => ({ id, email, state }));
      expect(kept).toEqual(former.sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1)));
      expect(JSON.stringify(body)).toContain('ravi@example.com');
      const notes = await querySql(`select text from enquiry_event where kind = 'note'`);
      expect(notes).toEqual([{ text: 'Called back.' }]);
      const json = {
        name: 'Meera Rao',
        email: 'meera@example.com',
        phone: '+91 98450 33333',
        message: 'After the upgrade',
      };
      expect((await call('POST', '/api/v1/enquiries', { json })).status).toBe(201);
    });

    it('goes where its redirects led, and keeps its drafts to itself', async () => {
      for (const { from, to } of rows.redirect ?? []) {
        const answer = await fetch(`${site.url}${from}`, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
      }
      const { querySql } = await import('./sql');
      expect(await querySql('select id from draft order by id')).toEqual(
        (rows.draft ?? []).map(({ id }) => ({ id })),
      );
    });
  });
}
