import { expect, it, vi } from 'vitest';
import { expire } from '../../lib/server/cache/expiry.cjs';
import type { AddressPairs } from './address-file.ts';
import { makeRedirects } from './redirects.ts';

let pairs: AddressPairs = [
  ['/old.html', '/projects/kadal'],
  ['/old.php?id=7', '/about?x=1#story'],
  ['/more', '/about?x=1#story'],
];
const list = vi.fn(async () => pairs);
const redirects = makeRedirects(list, () => true);

it.each([
  ['/old.html', '/projects/kadal'],
  ['/OLD.html/?utm_source=a&b=%20', '/projects/kadal?utm_source=a&b=%20'],
  ['/old.php?id=7', '/about?x=1#story'],
  ['/old.php?id=8', null],
  ['/more?y=2', '/about?x=1&y=2#story'],
  ['/', null],
  ['//old.html', null],
])('%s leads to %s', async (url, to) => {
  expect(await redirects.find(url)).toBe(to);
});

it('ten thousand addresses that lead nowhere are asked for once, until the next edit', async () => {
  expire('redirects');
  list.mockClear();
  for (let at = 0; at < 10_000; at += 1) expect(await redirects.find(`/none-${at}`)).toBeNull();
  expect(list).toHaveBeenCalledTimes(1);
  pairs = [['/none-1', '/about']];
  expire('redirects');
  expect(await redirects.find('/none-1')).toBe('/about');
});

it('while the database is away nothing that is not known leads anywhere', async () => {
  expire('redirects');
  list.mockRejectedValueOnce(new Error('away'));
  expect(await redirects.find('/none-2')).toBeNull();
});
