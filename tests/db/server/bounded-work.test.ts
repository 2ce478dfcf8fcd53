import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { toPoolOptions } from '@/lib/server/database/pool-options';
import { makeAdmin } from '../../support/accounts/admin';

const admin = makeAdmin();
const addresses = vi.hoisted(() => {
  const own = process.env.DATABASE_URL ?? '';
  // What an address says goes before what the site asks for: a second instead of fifteen.
  process.env.DATABASE_URL = `${own}?statement_timeout=1000`;
  return { own };
});
const { createProject, updateProject } = await import('../../support/contract/mutations');
const other = new pg.Client({ connectionString: addresses.own });

afterAll(() => other.end());

// proves: API-13
test('a save that waits for what is never given back ends by itself, and the next one works', async () => {
  const { data } = await createProject(admin, { name: 'Kadamba', status: 'ongoing' });
  await other.connect();
  await other.query('begin');
  await other.query('select id from project where id = $1 for update', [data._id]);
  await expect(updateProject(admin, data._id, { name: 'Kadamba II' })).rejects.toThrow();
  await other.query('rollback');
  const saved = await updateProject(admin, data._id, { name: 'Kadamba III' });
  expect(saved.data).toMatchObject({ name: 'Kadamba III', version: 2 });
}, 15_000);

// proves: API-13
test('no statement of the site works for longer than 15 s', async () => {
  const pool = new pg.Pool(toPoolOptions({ DATABASE_URL: addresses.own }));
  const { rows } = await pool.query('show statement_timeout');
  await pool.end();
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});
