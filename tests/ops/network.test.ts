import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { parseEnv } from '@/lib/server/env-schema';
import { parseProxies } from '@/server/request/client-address';

const read = (file: string) => fs.readFileSync(path.join('docs/operations', file), 'utf8');

afterEach(() => void vi.unstubAllEnvs());

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
