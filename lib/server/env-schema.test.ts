import { describe, expect, it } from 'vitest';
import { parseEnv } from './env-schema';

const messageOf = (source: Record<string, string>) => {
  try {
    parseEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

it('an environment without a setting has the defaults, and an address of its own', () => {
  const defaults = {
    PORT: 3000,
    DATA_DIR: '.data',
    SITE_URL: 'http://localhost:3000',
    SECOND_FACTOR: 'optional',
    SESSION_IDLE_HOURS: 12,
    WEBHOOKS_PRIVATE: 'refuse',
  };
  expect(parseEnv({})).toEqual(defaults);
  expect(parseEnv({ CRON_SECRET: undefined, MAIL_FROM: '', SEED: '', DATABASE_URL: '' })).toEqual(defaults);
});

it('other variables are none of ours', () => {
  expect(parseEnv({ HOME: '/root' })).not.toHaveProperty('HOME');
});

describe('a setting that is right is taken as it is', () => {
  it.each([
    ['PORT', '65535', 65_535],
    ['PORT', '1', 1],
    ['SESSION_IDLE_HOURS', '5', 5],
    ['SECOND_FACTOR', 'admins', 'admins'],
    ['SECOND_FACTOR', 'everybody', 'everybody'],
    ['WEBHOOKS_PRIVATE', 'allow', 'allow'],
    ['SEED', 'demo', 'demo'],
    ['SEED', 'none', 'none'],
    ['DATA_DIR', '/srv/data', '/srv/data'],
    ['HOST', '127.0.0.1', '127.0.0.1'],
    ['HOST', '::', '::'],
    ['NEXTAUTH_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['SECRETS_KEY', 'x'.repeat(32), 'x'.repeat(32)],
    ['SECRETS_KEY_OLD', `${'x'.repeat(32)}, ${'y'.repeat(32)}`, ['x'.repeat(32), 'y'.repeat(32)]],
    ['NEXTAUTH_SECRET_OLD', `${'x'.repeat(32)}, ${'y'.repeat(32)}`, ['x'.repeat(32), 'y'.repeat(32)]],
    ['ADMIN_PASSWORD', 'x'.repeat(12), 'x'.repeat(12)],
    ['CRON_SECRET', 'x'.repeat(16), 'x'.repeat(16)],
    ['BLOB_READ_WRITE_TOKEN', 'vercel_blob_rw_abc', 'vercel_blob_rw_abc'],
    ['LEGACY_IMAGE_HOST', 'https://old.example.com/a//b///', 'https://old.example.com/a//b'],
    ['LEGACY_IMAGE_HOST', 'http://old.example.com', 'http://old.example.com'],
    ['RESEND_BASE_URL', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['SOURCES_BASE_URL', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['PUSH_BASE_URL', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    [
      'DATABASE_URL',
      'postgresql://me@db.example.com/site?application_name=a@b',
      'postgresql://me@db.example.com/site?application_name=a@b',
    ],
    ['TRUSTED_PROXIES', '10.0.0.0/8', '10.0.0.0/8'],
    ['DNS_SERVERS', '192.0.2.53, [2001:db8::53]:5353', ['192.0.2.53', '[2001:db8::53]:5353']],
    ['DNS_SERVERS', '127.0.0.1:5353,2001:db8::53', ['127.0.0.1:5353', '2001:db8::53']],
  ])('%s=%s', (name, value, taken) => {
    expect(parseEnv({ [name]: value })).toMatchObject({ [name]: taken });
  });
});

describe('a setting that is not right stops the start', () => {
  it.each([
    ['PORT', '65536'],
    ['PORT', '0'],
    ['PORT', '30.5'],
    ['HOST', 'example.com'],
    ['NEXTAUTH_SECRET', 'x'.repeat(31)],
    ['SECRETS_KEY', 'x'.repeat(31)],
    ['SECRETS_KEY_OLD', `${'x'.repeat(32)},`],
    ['NEXTAUTH_SECRET_OLD', `${'x'.repeat(32)},`],
    ['SESSION_IDLE_HOURS', '0'],
    ['SESSION_IDLE_HOURS', '169'],
    ['SESSION_IDLE_HOURS', 'long'],
    ['ADMIN_PASSWORD', 'x'.repeat(11)],
    ['CRON_SECRET', 'x'.repeat(15)],
  ])('%s=%s, at the edge', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(`\n  ${name} `);
  });

  it.each([
    ['SECOND_FACTOR', 'sales', 'must be optional, admins or everybody'],
    ['WEBHOOKS_PRIVATE', 'yes', 'must be refuse or allow'],
    ['CRON_SECRET', 'short', 'must have at least 16 characters'],
    ['BLOB_READ_WRITE_TOKEN', 'abc_vercel_blob_rw_', 'must be a read-write token of the blob store'],
    ['PRIVATE_BLOB_READ_WRITE_TOKEN', 'abc', 'must be a read-write token of the private blob store'],
    ['PRIVATE_BLOB_READ_WRITE_TOKEN', 'vercel_blob_rw_abc', 'also needs BLOB_READ_WRITE_TOKEN'],
    ['RESEND_BASE_URL', 'resend', 'must be an address'],
    ['SOURCES_BASE_URL', 'sources', 'must be an address'],
    ['PUSH_BASE_URL', 'push', 'must be an address'],
    ['DNS_SERVERS', 'ns.example.com', 'must be addresses of name servers, such as 192.0.2.53'],
    ['DNS_SERVERS', '192.0.2.53:0', 'must be addresses of name servers, such as 192.0.2.53'],
    [
      'LEGACY_IMAGE_HOST',
      'old.example.com',
      'must be the address of the old site, such as https://old.example.com',
    ],
    [
      'LEGACY_IMAGE_HOST',
      'ftp://old.example.com',
      'must be the address of the old site, such as https://old.example.com',
    ],
    ['SITE_URL', 'xhttp://example.com', 'must be the full address of the site, such as https://example.com'],
    ['SITE_URL', 'httpsx://example.com', 'must be the full address of the site, such as https://example.com'],
    [
      'LEGACY_IMAGE_HOST',
      'xhttps://a.b',
      'must be the address of the old site, such as https://old.example.com',
    ],
    [
      'LEGACY_IMAGE_HOST',
      'httpsx://a.b',
      'must be the address of the old site, such as https://old.example.com',
    ],
    ['DATABASE_URL', 'xpostgres://db/site', 'must start with postgresql://'],
  ])('%s=%s, by this one sentence: %s', (name, value, sentence) => {
    expect(messageOf({ [name]: value })).toBe(`The environment is wrong:\n  ${name} ${sentence}.`);
  });
});

describe('on a serverless host', () => {
  const host = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'site.example.com' };
  const neon = {
    DATABASE_URL: 'postgres://u@neon-pooler/db',
    DATABASE_URL_UNPOOLED: 'postgres://u@neon/db',
    POSTGRES_URL: 'postgres://u@neon-pooler/db',
    POSTGRES_URL_NON_POOLING: 'postgres://u@neon/db',
  };

  it.each([
    [{}, { SITE_URL: 'https://site.example.com' }],
    [{ SITE_URL: 'https://example.com' }, { SITE_URL: 'https://example.com' }],
    [neon, { DATABASE_URL: 'postgres://u@neon-pooler/db', DIRECT_DATABASE_URL: 'postgres://u@neon/db' }],
    [
      { ...neon, DATABASE_URL: '' },
      { DATABASE_URL: 'postgres://u@neon-pooler/db', DIRECT_DATABASE_URL: 'postgres://u@neon/db' },
    ],
    [
      { ...neon, DIRECT_DATABASE_URL: 'postgres://u@own/db' },
      { DATABASE_URL: 'postgres://u@neon-pooler/db', DIRECT_DATABASE_URL: 'postgres://u@own/db' },
    ],
  ])('%j is read as %j', (settings, read) => {
    expect(parseEnv({ ...host, ...settings })).toMatchObject(read);
  });

  it('a database of one’s own is not mixed with that of the marketplace', () => {
    const { DATABASE_URL_UNPOOLED: _, ...others } = neon;
    const own = parseEnv({ ...host, ...others, DATABASE_URL: 'postgres://u@own/db' });
    expect(own.DATABASE_URL).toBe('postgres://u@own/db');
    expect(own.DIRECT_DATABASE_URL).toBeUndefined();
  });
});

it('elsewhere such names are another program’s', () => {
  const source = { POSTGRES_URL: 'postgres://u@other/db', VERCEL_PROJECT_PRODUCTION_URL: 'x.example.com' };
  expect(parseEnv(source)).toEqual(parseEnv({}));
});
