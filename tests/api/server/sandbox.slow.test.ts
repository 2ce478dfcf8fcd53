import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, makeForm, makePhoto } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { svgLogo } from '../../support/records/picture';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { underFilterOf } from '../../support/servers/system-call-filter';
import { waitFor } from '../../support/wait-for';

let server: SecondServer;
let token = '';
const made: string[] = [];

beforeAll(async () => {
  token = await logIn();
  server = await startSecondServer({}, underFilterOf('docs/operations/builder-site@.service'));
}, 90_000);

afterAll(async () => {
  await server?.stop();
  await querySql('delete from picture where id = any($1)', [made]);
}, 60_000);

async function upload(file: File): Promise<string> {
  const answer = await fetch(`${server.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: makeForm({ file: [file] }),
  });
  const body = (await answer.json()) as { _id: string; url: string };
  expect([answer.status, body]).toEqual([201, expect.anything()]);
  made.push(body._id);
  return body.url;
}

it('under the filter of the unit a photo gets its widths and its AVIF, made at the lowest priority', async () => {
  const url = await upload(await makePhoto(41));
  for (const name of ['384.webp', '384.avif'])
    await waitFor(
      async () =>
        expect((await fetch(new URL(url.replace('master.webp', name), server.url))).status).toBe(200),
      { timeout: 50_000, interval: 500 },
    );
  expect(server.readLog()).not.toContain('priority was refused');
}, 60_000);

it('under the filter of the unit an SVG is drawn', async () => {
  const url = await upload(new File([svgLogo], 'logo.svg', { type: 'image/svg+xml' }));
  expect((await fetch(new URL(url, server.url))).headers.get('content-type')).toBe('image/webp');
});
