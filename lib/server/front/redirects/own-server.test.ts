import { expect, it, vi } from 'vitest';
import { expire } from '../../cache/expiry.cjs';
import type { AddressPairs } from './address-file.ts';
import { makeRedirects } from './own-server.ts';

let pairs: AddressPairs = [];
const list = vi.fn(async () => pairs);
const redirects = makeRedirects(list, () => true);

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
