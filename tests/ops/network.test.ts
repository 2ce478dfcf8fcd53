import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { parseEnv } from '@/lib/server/env-schema';
import { findCaddy } from '@/scripts/lib/programs/caddy';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { parseProxies } from '@/scripts/server/request/client-address';
import { startCaddy } from '../support/caddy';
import { waitFor } from '../support/wait-for';

const read = (file: string) => fs.readFileSync(path.join('docs/operations', file), 'utf8');
const folder = makeTempFolder('network');
const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('the given Caddyfile refuses calls of the API without TLS, and leads all else to https', async () => {
  const caddy = findCaddy();
  const adapted = spawnSync(caddy, ['adapt', '--config', 'docs/operations/Caddyfile'], {
    encoding: 'utf8',
    env,
  });
  expect([adapted.status, adapted.stderr]).toEqual([0, expect.not.stringContaining('error')]);

  const server = await startCaddy();
  const ask = async (address: string, method = 'GET') => {
    const answer = await fetch(`${server.plainUrl}${address}`, { method, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  try {
    await waitFor(() => ask('/'));
    expect(await ask('/api/v1/projects')).toEqual([403, null]);
    expect(await ask('/api/v1/enquiries', 'POST')).toEqual([403, null]);
    expect(await ask('/projects?q=a')).toEqual([
      308,
      expect.stringMatching(/^https:\/\/localhost.*\/projects\?q=a$/),
    ]);
  } finally {
    await server.stop();
  }
});

test('behind a proxy on the same machine nobody reaches the site past it', () => {
  expect(read('builder-site@.service')).toMatch(/^Environment=HOST=127\.0\.0\.1$/m);
  expect(read('compose.yaml')).toMatch(/^ +- 127\.0\.0\.1:3000:3000$/m);
});

test('of a container, the proxy of the machine is believed, whichever of its networks Docker takes', () => {
  const [, list] = /TRUSTED_PROXIES: (\S+)/.exec(read('compose.yaml')) ?? [];
  const isProxy = parseProxies(list);
  for (const address of ['172.17.0.1', '172.31.0.1', '192.168.0.1', '192.168.240.1'])
    expect([address, isProxy?.(address, 0)]).toEqual([address, true]);
  expect(isProxy?.('203.0.113.9', 0)).toBe(false);
});

test('a password of the database needs no other writing for a container, whatever signs it has', () => {
  const [, url] = /DATABASE_URL: (\S+)/.exec(read('compose.yaml')) ?? [];
  expect(read('compose.yaml')).toContain(`PGPASSWORD: ${'$'}{POSTGRES_PASSWORD}`);
  vi.stubEnv('PGPASSWORD', 'a#b@c/d?e%f:g');
  const { DATABASE_URL } = parseEnv({ DATABASE_URL: url });
  const { user, host, password } = new pg.Client({ connectionString: DATABASE_URL });
  expect({ user, host, password }).toEqual({ user: 'builder', host: 'database', password: 'a#b@c/d?e%f:g' });
});

test('the image takes no settings in, in whatever folder they lie', () => {
  expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['**/.env', '**/.env.*']),
  );
});
