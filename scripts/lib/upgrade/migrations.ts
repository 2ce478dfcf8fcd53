import type pg from 'pg';
import { type Migration, readApplied } from '../database/migrate';
import { type Finding, fine, note, stop } from './finding';

const takesAway =
  /\b(drop\s+(table|column|type)|rename\s+(to|column)|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i;

export async function checkMigrations(client: pg.Client, migrations: Migration[]): Promise<Finding[]> {
  const applied = await readApplied(client);
  const find = (name: string) => applied.find(({ migration_name }) => migration_name === name);
  const pending = migrations.filter(({ name }) => !find(name));
  const edited = migrations.filter(({ name, checksum }) => (find(name)?.checksum ?? checksum) !== checksum);
  const unfinished = applied.filter(({ finished_at }) => finished_at === null);
  const newer = applied.filter(
    ({ migration_name }) => !migrations.some(({ name }) => name === migration_name),
  );
  return [
    ...unfinished.map(({ migration_name }) =>
      stop(`Migration ${migration_name} was started and never finished.`),
    ),
    ...edited.map(({ name }) =>
      stop(`Migration ${name} differs from the applied one: these are not the sources of a release.`),
    ),
    ...newer.map(({ migration_name }) =>
      note(
        `The database has ${migration_name}, which this version does not know. It belongs to a newer version.`,
      ),
    ),
    ...pending.map(({ name, sql }) =>
      takesAway.test(sql)
        ? note(
            `Migration ${name} will be applied. It changes tables that the previous version uses. To go back, restore the backup.`,
          )
        : note(`Migration ${name} will be applied. The previous version keeps working with it.`),
    ),
    ...(pending.length === 0 ? [fine('The database is up to date.')] : []),
  ];
}
