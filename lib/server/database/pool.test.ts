import { expect, it, vi } from 'vitest';
import { bridge } from '../bridge.cjs';

vi.mock('../env', () => ({ env: { DATABASE_URL: 'postgresql://db.example.com/site' } }));

it('every pool that the site opens is guarded where there is a guard', async () => {
  const guard = vi.fn();
  bridge.databaseGuard = { guard };
  const { openPool } = await import('./pool');
  // The pool of the counters is opened with the module.
  await import('../writes/counter-store');
  expect(guard).toHaveBeenCalledTimes(1);
  const pool = openPool(1);
  expect(guard).toHaveBeenLastCalledWith(pool);
});
