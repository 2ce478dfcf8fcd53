import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { envSchema, parseEnv } from '@/lib/server/env-schema';
import { keepSecret, publishSettings, readSettings } from './settings';
import { makeTempFolder } from './temp-folder';

const databaseUrl = 'postgresql://user:secret@db.example.com/site';

test('.env.example names every setting, and no other', () => {
  const names = [...fs.readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(names.sort()).toEqual(Object.keys(envSchema.shape).sort());
});

describe('a bad value is answered by a sentence that says what to set', () => {
  test.each([
    ['PORT', 'x', 'PORT must be a port number.'],
    [
      'SITE_URL',
      'example.com',
      'SITE_URL must be the full address of the site, such as https://example.com.',
    ],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgresql://.'],
    [
      'NEXTAUTH_SECRET',
      'short',
      'NEXTAUTH_SECRET must have at least 32 characters; openssl rand -base64 32 creates one.',
    ],
    ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL must be an e-mail address.'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have at least 12 characters.'],
    ['SEED', 'yes', 'SEED must be demo or none.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => parseEnv({ [name]: value })).toThrow(sentence);
  });

  test.each([
    'https://example.com/shop',
    'https://example.com/?a=b',
    'https://example.com/#top',
    'https://user:secret@example.com',
  ])('SITE_URL=%s', (value) => {
    expect(() => parseEnv({ SITE_URL: value })).toThrow(
      /SITE_URL must be the address of the site only, such as https:\/\/example.com, without a path, a query or a password\.$/,
    );
  });

  test.each([
    ['a # in the password', 'postgresql://user:se#cret@db.example.com:5432/site'],
    ['a # in a password that begins with digits', 'postgresql://user:12#3@db.example.com/site'],
    ['a / in the password', 'postgresql://user:12/3@db.example.com/site'],
    ['a ? in the password', 'postgresql://user:12?3@db.example.com/site'],
    ['a % in the password', 'postgresql://user:%ZZ@db.example.com/site'],
    ['a port that is none', 'postgresql://user:secret@db.example.com:99999/site'],
  ])('a database address with %s', (_what, value) => {
    for (const name of ['DATABASE_URL', 'DIRECT_DATABASE_URL'])
      expect(() => parseEnv({ [name]: value })).toThrow(`${name} must be an address such as postgresql://`);
  });

  test('and several by one for each', () => {
    expect(() => parseEnv({ PORT: 'x', SEED: 'y' })).toThrow(/PORT.*\n.*SEED/);
  });
});

test.each([
  databaseUrl,
  'postgres://user:%23%40%2F%3F%25@db.example.com:5432/site?sslmode=require',
  'postgresql://user:p@ss@db.example.com/site',
  'postgresql://user:secret@/site?host=/var/run/postgresql',
  'postgresql:///site?host=/var/run/postgresql&user=me',
])('a right database address is left as it is: %s', (value) => {
  expect(parseEnv({ DATABASE_URL: value }).DATABASE_URL).toBe(value);
});

test.each([
  ['https://example.com/', 'https://example.com'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('SITE_URL=%s is taken as %s', (value, origin) => {
  expect(parseEnv({ SITE_URL: value }).SITE_URL).toBe(origin);
});

describe('the defaults', () => {
  test('an empty value counts as absent', () => expect(parseEnv({ PORT: '' }).PORT).toBe(3000));
  test('the address follows the port', () =>
    expect(parseEnv({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000'));
  test('demo content is for the built-in database alone', () => {
    expect(readSettings('development', {}).seed).toBe('demo');
    expect(readSettings('development', { DATABASE_URL: databaseUrl }).seed).toBe('none');
  });
  test('a database of one’s own needs a secret of one’s own in production', () => {
    expect(() => readSettings('production', { DATABASE_URL: databaseUrl })).toThrow(
      'NEXTAUTH_SECRET must be set',
    );
  });
  test('a serverless host has no built-in database', () => {
    expect(() => readSettings('production', { VERCEL: '1' })).toThrow('There is no database. Connect one');
  });
});

test('the secret is made once, and for the owner alone', () => {
  const folder = makeTempFolder('secret');
  const settings = readSettings('production', { DATA_DIR: folder });
  const secret = keepSecret(settings);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keepSecret(settings)).toBe(secret);
  expect(fs.statSync(`${folder}/nextauth-secret`).mode & 0o777).toBe(0o600);
  fs.rmSync(folder, { recursive: true });
});

test('the key of the stored secrets is made beside the built-in database alone, and goes on to open when another is set', () => {
  const folder = makeTempFolder('secrets-key');
  const database = { url: '', directUrl: '' };
  const before = { ...process.env };
  const publish = (source: Record<string, string>) => {
    publishSettings(readSettings('command', { DATA_DIR: folder, ...source }), database);
    return process.env.SECRETS_KEY;
  };
  const made = publish({});
  expect(made?.length).toBeGreaterThanOrEqual(32);
  expect(publish({})).toBe(made);
  expect(fs.statSync(`${folder}/secrets-key`).mode & 0o777).toBe(0o600);
  const madeSecret = process.env.NEXTAUTH_SECRET;
  expect(publish({ SECRETS_KEY: 'x'.repeat(32) })).toBe('x'.repeat(32));
  const settings = { NEXTAUTH_SECRET: 'y'.repeat(32), SECRETS_KEY_OLD: 'z'.repeat(32) };
  expect(publish({ DATABASE_URL: 'postgresql://me@db/site', ...settings })).toBe('');
  expect(process.env.SECRETS_KEY_OLD).toBe(`${'z'.repeat(32)},${made}`);
  expect(process.env.NEXTAUTH_SECRET_OLD).toBe(madeSecret);
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  fs.rmSync(folder, { recursive: true });
});
