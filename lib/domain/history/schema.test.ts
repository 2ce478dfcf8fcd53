import { expect, it } from 'vitest';
import { historyQuery } from './schema';

it('the history is asked for fifty lines of anything, unless more is said', () => {
  expect(historyQuery.parse({})).toEqual({ limit: 50 });
  const query = { entity: 'project', entityId: 'p1', userId: 'u1', before: 'h1', limit: '200' };
  expect(historyQuery.parse(query)).toEqual({ ...query, limit: 200 });
  expect(historyQuery.parse({ limit: 1 })).toEqual({ limit: 1 });
});

it.each([
  ['many', 'limit must be a number'],
  ['1.5', 'limit must be a whole number'],
  ['0', 'limit must be at least 1'],
  ['201', 'limit must be at most 200'],
])('a limit of %s is refused: %s', (limit, message) => {
  expect(historyQuery.safeParse({ limit }).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it('a name has at most 64 characters', () => {
  expect(historyQuery.safeParse({ entity: 'x'.repeat(64) }).success).toBe(true);
  expect(historyQuery.safeParse({ entity: 'x'.repeat(65) }).success).toBe(false);
});
