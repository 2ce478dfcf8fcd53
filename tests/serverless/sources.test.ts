import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { askingTexts } from '@/lib/content/sources/screen';
import type { SourceKind } from '@/lib/content/sources/sources';
import { startHost, takeHost } from '../support/serverless/host';

const host = await startHost();
takeHost(host);
const { logIn } = await import('../support/contract/api');
const { querySql } = await import('../support/database/sql');

const headers = { cookie: `next-auth.session-token=${await logIn()}` };

afterAll(() => host.stop());

/** What the screen of a source says of the host. */
async function readNotes(kind: SourceKind): Promise<string[]> {
  const id = randomUUID();
  await querySql(
    `insert into source (id, kind, name, secret, updated_at) values ($1, $2, 'Portal', 'secret', now())`,
    [id, kind],
  );
  const page = await fetch(`${host.url}/admin/sources/${id}`, { headers });
  expect(page.status).toBe(200);
  const html = (await page.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return (['server', 'host', 'noAddress'] as const).filter((name) => html.includes(askingTexts[name]));
}

it.each<[SourceKind, string[]]>([
  ['acres99', ['host']],
  ['housing', ['host']],
  ['meta_polled', ['host']],
  ['magicbricks_polled', ['host', 'noAddress']],
  ['google', []],
])(
  'the screen of %s says how late leads may be here, and where this host has no address to allow',
  async (kind, notes) => {
    expect(await readNotes(kind)).toEqual(notes);
  },
);

it('whoever adds a source hears it before anything is typed', async () => {
  const page = await fetch(`${host.url}/admin/sources/new`, { headers });
  expect(await page.text()).toMatch(/isServerless\\?":true/);
});
