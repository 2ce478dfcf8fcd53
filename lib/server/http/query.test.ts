import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseQuery } from './query';

const schema = z.object({
  page: z.coerce.number('page must be a number').default(1),
  q: z.string().optional(),
});
const ask = (query: string) =>
  parseQuery(schema, new Request(`https://www.example.com/api/projects${query}`));

it('reads a query by its schema; an empty value is an absent one', () => {
  expect(ask('?page=2&q=sea+view')).toEqual({ page: 2, q: 'sea view' });
  expect(ask('?page=&q=')).toEqual({ page: 1 });
  expect(ask('')).toEqual({ page: 1 });
});

it('reads of a repeated parameter the last', () => {
  expect(ask('?page=1&q=sea&page=2&q=')).toEqual({ page: 2, q: 'sea' });
});

it('refuses what is not right, with its field', () => {
  expect(() => ask('?page=two')).toThrow(
    expect.objectContaining({ code: 'invalid', fields: { page: 'page must be a number' } }),
  );
});
