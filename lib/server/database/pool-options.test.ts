import { afterEach, expect, it, vi } from 'vitest';
import { poolSizes, toPoolOptions } from './pool-options';

afterEach(() => vi.unstubAllEnvs());

const pooled = 'postgresql://pooler.example.com/site';
const direct = 'postgresql://db.example.com/site';

it.each([{}, { DIRECT_DATABASE_URL: direct }])(
  'the server itself ends a query of more than 15 s',
  (settings) => {
    expect(toPoolOptions({ DATABASE_URL: direct, ...settings })).toEqual({
      connectionString: direct,
      connectionTimeoutMillis: 3000,
      statement_timeout: 15_000,
    });
  },
);

it('behind a pooler, which refuses to hand that on, we stop waiting ourselves', () => {
  expect(toPoolOptions({ DATABASE_URL: pooled, DIRECT_DATABASE_URL: direct })).toEqual({
    connectionString: pooled,
    connectionTimeoutMillis: 3000,
    query_timeout: 15_000,
  });
});

it('a serverless host opens few connections, and closes them while the instance waits for that', () => {
  expect(poolSizes()).toEqual({ site: 10, counters: 2 });
  vi.stubEnv('VERCEL', '1');
  expect(poolSizes()).toEqual({ site: 4, counters: 1 });
  expect(toPoolOptions({ DATABASE_URL: direct })).toMatchObject({ idleTimeoutMillis: 1000 });
});

it.each([direct, pooled])('on a serverless host nobody waits for %s for longer than 5 s', (address) => {
  vi.stubEnv('VERCEL', '1');
  expect(toPoolOptions({ DATABASE_URL: address, DIRECT_DATABASE_URL: direct })).toMatchObject({
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
  });
});
