import { hkdfSync, randomBytes } from 'node:crypto';
import { migrate } from '../../../scripts/lib/database/migrate';
import { querySql, runSql } from '../database/sql';
import { type SecondServer, startSecondServer } from './second-server';

export type EmptySite = SecondServer & {
  /** What the log of its build shows. */
  setupCode: string;
  query(text: string): Promise<Record<string, unknown>[]>;
};

/** Another server of the test site's build, with settings of its own, on a database of its own in which nobody may sign in yet. */
export async function startEmptySite(settings: Record<string, string> = {}): Promise<EmptySite> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await runSql(`create database ${name}`);
  const url = new URL(process.env.DIRECT_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  await migrate(url.href);
  const query = (text: string) => querySql(text, [], url.href);
  const [installation] = await query('select id from installation');
  const secret = process.env.NEXTAUTH_SECRET ?? '';
  const code = Buffer.from(hkdfSync('sha256', secret, String(installation?.id), 'setup code', 16));
  const server = await startSecondServer({
    DATABASE_URL: url.href,
    DIRECT_DATABASE_URL: url.href,
    ...settings,
  });
  return { ...server, query, setupCode: code.toString('hex') };
}
