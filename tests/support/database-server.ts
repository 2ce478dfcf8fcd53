import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { startPostgres } from '@/scripts/lib/database/postgres';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    templateName: string;
  }
}

const templateName = 'template_tests';

/** Starts PostgreSQL once for all database tests and migrates the template that each file's database is copied from. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = makeTempFolder('db');
  const server = await startPostgres({ dataDir: folder, database: templateName, throwaway: true });
  await migrate(server.url);
  const url = new URL(server.url);
  url.pathname = '/postgres';
  await withClient(url.href, (client) =>
    client.query(`alter database ${templateName} allow_connections false`),
  );
  provide('serverUrl', url.href);
  provide('templateName', templateName);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
