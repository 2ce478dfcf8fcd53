import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { startPostgres } from '@/scripts/lib/database/postgres';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    templateName: string;
    /** Whether the files of the project share processes. */
    sharesProcess: boolean;
  }
}

const templateName = 'template_tests';

/** A function that brings a database back to what the migrations have left. */
const resetFunction = `
  create schema tests;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table tests.%I as table public.%I', name, name);
    end loop;
  end $$;
  create function tests.reset() returns void language plpgsql as $$
  declare name text; filled text;
  begin
    -- Emptied as a whole, so that the next rows lie in the order in which they come, as in a new database.
    select string_agg(oid::regclass::text, ', ') into filled from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations'
      and pg_relation_size(oid) > 0;
    if filled is null then return; end if;
    execute 'truncate ' || filled || ' cascade';
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations' loop
      execute format('insert into public.%I select * from tests.%I where not exists (select from public.%I)', name, name, name);
    end loop;
  end $$`;

/** Starts PostgreSQL once for all database tests and migrates the template that each file's database is copied from. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = makeTempFolder('db');
  const server = await startPostgres({ dataDir: folder, database: templateName, throwaway: true });
  // As a PostgreSQL that was installed in India: what does not ask for UTC shows.
  const zone = process.env.TEST_DATABASE_TIME_ZONE ?? 'Asia/Kolkata';
  await withClient(server.url, (client) => client.query(`alter role current_user set timezone = '${zone}'`));
  await migrate(server.url);
  await withClient(server.url, (client) => client.query(resetFunction));
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
