import pg from 'pg';
import type { DatabaseGuard } from '../../lib/server/pool.ts';
import { pruneMissingPages } from '../../lib/shared/missing-pages.ts';
import type { AddressPairs } from './address-file.ts';
import { addMissingPages } from './missing-pages.ts';

/** Asks the database by connections of its own. */
export function makeAddressQueries(connectionString: string | undefined, health: DatabaseGuard) {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  health.guard(pool);
  const listPairs = async (text: string, values: string[] = []): Promise<AddressPairs> =>
    (await pool.query<[string, string]>({ text, values, rowMode: 'array' })).rows;
  return {
    /** Of the records whose pages lie under this path. */
    listAddresses: (path: string) =>
      listPairs('select address, current from record_address where path = $1 and is_published', [path]),
    listRedirects: () => listPairs('select "from", "to" from redirect'),
    countMissing: async ({ paths, counts }: { paths: string[]; counts: number[] }): Promise<void> => {
      await pool.query(addMissingPages, [paths, counts]);
      await pool.query(pruneMissingPages);
    },
  };
}
