import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createProject, updateProject } from '@/lib/domain/projects/mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../support/admin';

const admin = makeAdmin();
const other = new pg.Client({ connectionString: process.env.DATABASE_URL });

afterAll(() => other.end());

// proves: API-13
test('a save that waits for what is never given back ends by itself, within 20 s, and the next one works', async () => {
  const { data } = await createProject(admin, { name: 'Kadamba', status: 'ongoing' });
  await other.connect();
  await other.query('begin');
  await other.query('select id from project where id = $1 for update', [data._id]);
  const began = Date.now();
  await expect(updateProject(admin, data._id, { name: 'Kadamba II' })).rejects.toThrow();
  expect(Date.now() - began).toBeLessThan(20_000);
  await other.query('rollback');
  const saved = await updateProject(admin, data._id, { name: 'Kadamba III' });
  expect(saved.data).toMatchObject({ name: 'Kadamba III', version: 2 });
});

// proves: API-13
test('no statement of the database works for ever', async () => {
  const [row] = await db.$queryRaw<{ statement_timeout: string }[]>`show statement_timeout`;
  expect(row?.statement_timeout).toBe('15s');
});
