import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '@/scripts/lib/ports';
import { startCaddy } from '../support/servers/caddy';
import { type Nginx, startNginx } from '../support/servers/nginx';
import { waitFor } from '../support/wait-for';

const secret = 'project.01900000-0000-7000-8000-000000000000.mabc123.Zk3J9w';
/** An address that holds a secret, and what of it a log may keep. */
const addresses = [
  [`/preview/${secret}`, '/preview/'],
  [`/preview/${secret}?page=about`, '/preview/'],
  [`/api/in/01900000-0000-7000-8000-000000000000/${secret}`, '/api/in/'],
  [`/api/in/01900000-0000-7000-8000-000000000000/${secret}?CallFrom=1`, '/api/in/'],
  [`/786313login/reset?token=${secret}`, '/786313login/reset'],
  [`/withdraw?token=${secret}`, '/withdraw'],
  [`/document?token=${secret}`, '/document'],
  ['/projects?q=Nisha', '/projects'],
  ['/previews', '/previews'],
] as const;

let nginx: Nginx;

beforeAll(async () => {
  // Nobody answers there: the line of the log is the same.
  nginx = await startNginx([await findFreePort(0), await findFreePort(0)]);
});

afterAll(() => nginx.stop());

const ask = (path: string, isPlain: boolean) =>
  new Promise<void>((resolve, reject) => {
    const { port, plainPort, certificate: ca } = nginx;
    const done = (answer: http.IncomingMessage) => void answer.resume().on('end', resolve);
    const sent = isPlain
      ? http.get({ host: 'localhost', port: plainPort, path }, done)
      : https.get({ host: 'localhost', port, path, ca }, done);
    sent.on('error', reject);
  });

test('no log of the given nginx file keeps the secret of a link, by TLS or without, though no instance answers', async () => {
  for (const isPlain of [false, true])
    for (const [path] of addresses) await waitFor(() => ask(path, isPlain));
  const kept = addresses.map(([, path]) => path);
  await waitFor(() => {
    const paths = nginx
      .readAccessLog()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).path);
    expect(paths).toEqual([...kept, ...kept]);
  });
  expect(nginx.readAccessLog()).not.toContain('Zk3J9w');
  expect(nginx.readOtherLogs()).not.toContain('Zk3J9w');
});

test('nor does any log of the given Caddyfile', async () => {
  const caddy = await startCaddy();
  try {
    for (const url of [caddy.url, caddy.plainUrl])
      for (const [path] of addresses) await waitFor(() => fetch(`${url}${path}`, { redirect: 'manual' }));
    await waitFor(() => {
      const lines = caddy.readAccessLog().trim().split('\n');
      expect(lines.map((line) => JSON.parse(line).request.uri)).toEqual(addresses.map(([, kept]) => kept));
    });
    expect(caddy.readOtherLogs()).toContain('/withdraw');
    expect(caddy.readAccessLog() + caddy.readOtherLogs()).not.toContain('Zk3J9w');
  } finally {
    await caddy.stop();
  }
});
