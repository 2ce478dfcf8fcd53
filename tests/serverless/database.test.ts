import { Client } from 'pg';
import { expect, it } from 'vitest';
import { type Host, startHost } from '../support/serverless/host';
import { waitFor } from '../support/wait-for';

async function connect(
  settings: ConstructorParameters<typeof Client>[0],
  work: (client: Client) => Promise<void>,
) {
  const client = new Client(settings);
  await client.connect();
  await work(client).finally(() => client.end());
}

const readAll = ({ url }: Host, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).status));

it('where PgBouncer is, the site speaks to its database through it, as a transaction pooler', async () => {
  const host = await startHost();
  expect(await readAll(host, ['/api/health/ready', '/projects?q=court'])).toEqual([200, 200]);
  // It refuses by default what the database itself takes.
  const pooled = connect(
    { connectionString: host.settings.DATABASE_URL, statement_timeout: 1000 },
    async () => {},
  );
  const refused = await pooled.then(
    () => '',
    ({ message }) => String(message),
  );
  await host.stop();
  const isThere = Boolean(process.env.TEST_PGBOUNCER);
  expect(refused).toBe(isThere ? 'unsupported startup parameter: statement_timeout' : '');
});

it('two processes open ten connections at most, listen for nothing, and have closed all when they are frozen', async () => {
  const host = await startHost({}, '');
  await connect({ connectionString: host.databaseUrl }, async (client) => {
    const count = async () => {
      const { rows } = await client.query(
        `select count(*)::int as open, count(*) filter (where query ilike 'listen%')::int as listening
         from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return rows[0] as { open: number; listening: number };
    };
    const paths = ['/api/health/ready', '/projects?q=court', '/api/projects?status=ongoing'];
    const statuses = await readAll(host, [...paths, ...paths, ...paths, ...paths]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const busy = await count();
    expect(busy.open).toBeGreaterThan(0);
    expect(busy.open).toBeLessThanOrEqual(10);
    expect(busy.listening).toBe(0);
    await host.untilFrozen();
    // The database itself takes a moment to end the processes of connections that were closed.
    await waitFor(async () => expect(await count()).toEqual({ open: 0, listening: 0 }));
  });
  await host.stop();
});
