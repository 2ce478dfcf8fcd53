import { expect, test, vi } from 'vitest';

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

const { log } = await import('../log');
const { readOptional } = await import('./optional');

// proves: STATE-3
test('a part that cannot be read is null to the page, and a line of the log', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const fail = () => Promise.reject(new Error('the table is away'));
  expect(await readOptional('brands', fail)).toBeNull();
  expect(error.mock.calls).toEqual([[{ what: 'brands' }, 'a page is shown without part of its content']]);
  expect(await readOptional('brands', async () => ['one'])).toEqual(['one']);
  expect(error).toHaveBeenCalledTimes(1);
});
