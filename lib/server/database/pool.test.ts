import { expect, it, vi } from 'vitest';

vi.mock('../env', () => ({ env: { DATABASE_URL: 'postgresql://db.example.com/site' } }));

it('every pool that the site opens is guarded where there is a guard', async () => {
  const guard = vi.fn();
  vi.stubGlobal('builderDatabaseGuard', { guard });
  const { openPool } = await import('./pool');
  // That of the counters is opened with the module.
  expect(guard).toHaveBeenCalledTimes(1);
  const pool = openPool(1);
  expect(guard).toHaveBeenLastCalledWith(pool);
});
