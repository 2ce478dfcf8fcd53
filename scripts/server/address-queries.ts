import pg from 'pg';
import type { DatabaseGuard } from '../../lib/server/pool.ts';
import { pruneMissingPages } from '../../lib/shared/missing-pages.ts';
import type { AddressPairs } from './address-file.ts';
import { addMissingPages } from './missing-pages.ts';

const published = 'p.deleted_at is null and p.hidden_at is null';

const statements = {
  project: `select unnest(array[p.id, p.slug]), p.slug from project p where ${published}
    union all select f.slug, p.slug from former_slug f join project p on p.id = f.project_id where ${published}`,
  director: 'select id, id from director where deleted_at is null',
  redirect: 'select "from", "to" from redirect',
};

/** Asks the database by connections of its own. */
export function makeAddressQueries(connectionString: string | undefined, health: DatabaseGuard) {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  health.guard(pool);
  return {
    list: async (kind: keyof typeof statements): Promise<AddressPairs> => {
      const { rows } = await pool.query<[string, string]>({ text: statements[kind], rowMode: 'array' });
      return rows;
    },
    countMissing: async ({ paths, counts }: { paths: string[]; counts: number[] }): Promise<void> => {
      await pool.query(addMissingPages, [paths, counts]);
      await pool.query(pruneMissingPages);
    },
  };
}
