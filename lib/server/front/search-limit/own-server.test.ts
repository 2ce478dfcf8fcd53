import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { searchLimit } from '../../../content/search-limit.ts';
import { makeSearchCount } from './own-server.ts';

const from = (address: string, url: string) =>
  ({ url, headers: { 'x-forwarded-for': address } }) as unknown as IncomingMessage;

it('a network has so many searches a second, however they are spelt, and another network its own', async () => {
  const count = makeSearchCount();
  const { points } = searchLimit.perNetwork;
  const urls = [
    '/projects?q=kadal',
    '/projects/search?q=kadal',
    '/projects?page=2&q=',
    '/projects?status=ongoing&bhk=3&budget=50+lakh',
    '/compare?with=kadal-crest',
  ];
  const waits = await Promise.all(
    Array.from({ length: points + 2 }, (_, at) =>
      count(from(`2001:db8::${at + 1}`, urls[at % urls.length] ?? '')),
    ),
  );
  expect(waits.slice(0, points)).toEqual(Array(points).fill(null));
  expect(waits.slice(points)).toEqual([1, 1]);
  expect(await count(from('2001:db8:0:1::1', '/projects?q=kadal'))).toBeNull();
});

it('counts nothing but searches', async () => {
  const count = makeSearchCount();
  for (const url of [
    '/projects',
    '/projects?page=2',
    '/projects?status=ongoing&bhk=3&budget=',
    '/projects/some-id?q=1',
    '/',
  ])
    expect(await count(from('192.0.2.7', url))).toBeUndefined();
});
