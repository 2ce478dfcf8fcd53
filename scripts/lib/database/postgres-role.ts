import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { withClient } from './migrate';

/** Owns the site database only. The superuser is for the start. */
export const siteRole = 'site';
const roleLock = 72_707_371;
const tableLockTimeout = '5s';

function keepPassword(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const password = randomBytes(24).toString('base64url');
    const draft = `${file}.new-${process.pid}`;
    fs.writeFileSync(draft, password, { mode: 0o600 });
    fs.renameSync(draft, file);
    return password;
  }
}

const isOfExtension = (catalogue: string, id: string) =>
  `exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

const gifts = `
  with own as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), me as (select oid from pg_roles where rolname = current_user)
  select format('alter schema %I', nspname) as change from pg_namespace
    where oid in (select oid from own) and nspowner = (select oid from me)
  union all
  select format('alter table %s', c.oid::regclass) from pg_class c
    where c.relnamespace in (select oid from own) and c.relowner = (select oid from me) and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i'))
    and not ${isOfExtension('pg_class', 'c.oid')}
  union all
  select format('alter routine %s', p.oid::regprocedure) from pg_proc p
    where p.pronamespace in (select oid from own) and p.proowner = (select oid from me) and not ${isOfExtension('pg_proc', 'p.oid')}
  union all
  select format('alter type %s', t.oid::regtype) from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace in (select oid from own) and t.typowner = (select oid from me)
    and (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and c.relkind = 'c')) and not ${isOfExtension('pg_type', 't.oid')}`;

const giveAll = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ change: string }>(gifts);
    if (rows.length === 0) return;
    await client.query('begin');
    await client.query(`set local lock_timeout = '${tableLockTimeout}'`);
    for (const { change } of rows) await client.query(`${change} owner to ${siteRole}`);
    await client.query('commit');
  });

type Place = { folder: string; database: string; databaseUrl: string; throwaway: boolean };

async function prepare(superuser: pg.Client, { folder, database, databaseUrl, throwaway }: Place) {
  const password = keepPassword(path.join(folder, `${siteRole}-password`));
  const { rowCount: roles } = await superuser.query('select from pg_roles where rolname = $1', [siteRole]);
  if (roles === 0) await superuser.query(`create role ${siteRole}`);
  const rights = `login nosuperuser nocreaterole noreplication nobypassrls ${throwaway ? 'createdb' : 'nocreatedb'}`;
  await superuser.query(`alter role ${siteRole} ${rights} password ${pg.escapeLiteral(password)}`);
  // Tests drop databases by force, also during a cleanup by the server.
  if (throwaway) await superuser.query(`grant pg_signal_backend to ${siteRole}`);
  const { rows } = await superuser.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [database],
  );
  const name = pg.escapeIdentifier(database);
  if (!rows[0]) await superuser.query(`create database ${name} owner ${siteRole}`);
  else if (rows[0].owner !== siteRole) await superuser.query(`alter database ${name} owner to ${siteRole}`);
  await giveAll(databaseUrl);
  return password;
}

/** Concurrent starts wait for each other. */
export async function prepareSiteRole(superuser: pg.Client, place: Place): Promise<string> {
  await superuser.query('select pg_advisory_lock($1)', [roleLock]);
  try {
    return await prepare(superuser, place);
  } finally {
    await superuser.query('select pg_advisory_unlock($1)', [roleLock]);
  }
}
