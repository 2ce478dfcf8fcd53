import { expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { Store } from './store.ts';

const makeAnswer = (bytes: number) =>
  new Answer({
    status: 200,
    headers: { 'content-type': 'image/jpeg' },
    body: Buffer.alloc(bytes - 4096),
    source: undefined,
  });

it('what was asked for longest ago makes room', () => {
  const store = new Store(30_000);
  for (const key of ['a', 'b', 'c']) store.keep(key, makeAnswer(10_000));
  store.find('a');
  store.keep('d', makeAnswer(10_000));
  expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key))).toEqual(['a', 'c', 'd']);
});

it('ten thousand addresses take no more than was allowed', () => {
  const store = new Store(1_000_000);
  for (let number = 0; number < 10_000; number += 1) store.keep(`/projects/${number}`, makeAnswer(20_000));
  expect(store.bytes).toBeLessThanOrEqual(1_000_000);
  expect(store.find('/projects/9999')).toBeDefined();
  expect(store.find('/projects/0')).toBeUndefined();
});

it('a newer answer takes the place of the one before, and an answer that is too large takes none', () => {
  const store = new Store(30_000);
  for (let attempt = 0; attempt < 10; attempt += 1) store.keep('a', makeAnswer(10_000));
  expect(store.bytes).toBe(10_000);
  store.keep('b', makeAnswer(40_000));
  expect(store.find('b')).toBeUndefined();
  expect(store.bytes).toBeLessThanOrEqual(30_000);
});
