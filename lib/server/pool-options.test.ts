import { expect, it } from 'vitest';
import { toPoolOptions } from './pool-options';

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
