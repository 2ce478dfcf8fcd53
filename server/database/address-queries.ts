import type { DatabaseGuard } from '../../lib/server/bridge.cjs';
import { UtcPool } from '../../lib/server/database/utc-client.cjs';
import { addMissingPages, pruneMissingPages } from '../../lib/server/front/missing-pages/counted.ts';
import type { AddressPairs } from '../../lib/server/front/redirects/address-file.ts';

const listShown = `
  select address, current, case when enforced then advertisable_from else '' end, case when enforced then advertisable_until end
  from record_address, (select exists (select from setting where part = 'advertising' and value ->> 'mode' = 'enforce') as enforced) as mode
  where path = $1 and is_published`;

const [start, between, end] = addMissingPages;
const addPages = `${start}$1${between}$2${end}`;

export function makeAddressQueries(connectionString: string | undefined, health: DatabaseGuard) {
  const pool = new UtcPool({ connectionString, max: 2 });
  pool.on('error', () => {});
  health.guard(pool);
  const listPairs = async (text: string, values: string[] = []): Promise<AddressPairs> =>
    (await pool.query<AddressPairs[number]>({ text, values, rowMode: 'array' })).rows;
  return {
    listAddresses: (path: string) => listPairs(listShown, [path]),
    listRedirects: () => listPairs('select "from", "to" from redirect'),
    countMissing: async ({ paths, counts }: { paths: string[]; counts: number[] }): Promise<void> => {
      await pool.query(addPages, [paths, counts]);
      await pool.query(pruneMissingPages);
    },
  };
}
