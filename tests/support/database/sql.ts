import { Client } from 'pg';

/** Works with the database of the running site. */
export async function withSite<T>(
  work: (client: Client) => Promise<T>,
  connectionString = process.env.DATABASE_URL,
): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs statements in the database of the running site. */
export const runSql = (...statements: string[]): Promise<void> =>
  withSite(async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** Without the table while `work` runs, and with it whatever becomes of that. */
export async function withoutTable(table: string, work: () => Promise<void>): Promise<void> {
  await runSql(`alter table ${table} rename to ${table}_away`);
  try {
    await work();
  } finally {
    await runSql(`alter table ${table}_away rename to ${table}`);
  }
}

/** The rows that a query finds in the database of the running site. */
export const querySql = (
  text: string,
  values: unknown[] = [],
  url?: string,
): Promise<Record<string, unknown>[]> =>
  withSite(async (client) => (await client.query(text, values)).rows, url);
