import { withClient } from '@/scripts/lib/database/migrate';

/** What a role of the database may, and what it owns beside its database. */
export const readRole = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select rolsuper or rolcreaterole or rolreplication or rolbypassrls as "isMighty", rolcreatedb as "makesDatabases",
         (select pg_get_userbyid(datdba) = current_user from pg_database where datname = current_database()) as owns,
         array(select rolname::text from pg_roles where pg_has_role(current_user, oid, 'member') and rolname <> current_user
           and rolname <> 'pg_database_owner') as others
       from pg_roles where rolname = current_user`,
    );
    return rows[0];
  });

export const noSuperuser = { isMighty: false, makesDatabases: false, owns: true, others: [] };
