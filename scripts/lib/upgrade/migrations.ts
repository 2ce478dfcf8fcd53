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
      stop(`Migration ${migration_name} was begun and never finished.`),
    ),
    ...edited.map(({ name }) =>
      stop(`Migration ${name} is another one than was applied: these are not the sources of a release.`),
    ),
    ...newer.map(({ migration_name }) =>
      note(`The database has ${migration_name}, which this version does not know: it is of a newer one.`),
    ),
    ...pending.map(({ name, sql }) =>
      takesAway.test(sql)
        ? note(
            `Migration ${name} will be applied. It changes what the version before uses: the way back is the backup.`,
          )
        : note(`Migration ${name} will be applied. The version before goes on to work with it.`),
    ),
    ...(pending.length === 0 ? [fine('The database is up to date.')] : []),
  ];
}
