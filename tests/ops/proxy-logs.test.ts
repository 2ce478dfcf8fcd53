import fs from 'node:fs';
import https from 'node:https';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '@/scripts/lib/ports';
import { type Nginx, startNginx } from '../support/nginx';

const secret = 'project.01900000-0000-7000-8000-000000000000.mabc123.Zk3J9w';
/** An address that holds a secret, and what of it a log may keep. */
const addresses = [
  [`/preview/${secret}`, '/preview/'],
  [`/preview/${secret}?page=about`, '/preview/'],
  [`/786313login/reset?token=${secret}`, '/786313login/reset'],
  [`/withdraw?token=${secret}`, '/withdraw'],
  ['/projects?q=Nisha', '/projects'],
  ['/previews', '/previews'],
] as const;

let nginx: Nginx;

beforeAll(async () => {
  // Nobody answers there: the line of the log is the same.
  nginx = await startNginx([await findFreePort(0), await findFreePort(0)]);
});

afterAll(() => nginx.stop());

const ask = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const { port, certificate: ca } = nginx;
    https
      .get({ host: 'localhost', port, path, ca }, (answer) => {
        answer.resume().on('end', resolve);
      })
      .on('error', reject);
  });

test('the access log of the given nginx file keeps no secret of a link', async () => {
  for (const [path] of addresses) await vi.waitFor(() => ask(path));
  await vi.waitFor(() => {
    const paths = nginx
      .readAccessLog()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).path);
    expect(paths).toEqual(addresses.map(([, kept]) => kept));
  });
  expect(nginx.readAccessLog()).not.toContain('Zk3J9w');
});

test('nor does that of the given Caddyfile', () => {
  const [, pattern = '', kept = ''] =
    /request>uri regexp "(.*)" "(.*)"/.exec(fs.readFileSync('docs/operations/Caddyfile', 'utf8')) ?? [];
  for (const [path, left] of addresses) expect(path.replace(new RegExp(pattern, 'g'), kept)).toBe(left);
});
