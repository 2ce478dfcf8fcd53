import { bridge } from '@/lib/server/bridge.cjs';
import { countWorkers } from '../../../server/workers/count';
import { onStopSignal, sleep } from '../processes';
import { say, sentenceOf } from '../say';
import { publishSettings, readSettings, type Settings } from '../settings';
import { withClient } from './migrate';
import { describeDatabase, requireOwnDatabase } from './own-database';
import { type Options, type Postgres, startPostgres } from './postgres';
import { hasCluster } from './postgres-home';

export type Database = { url: string; directUrl: string; stop(): Promise<void> };

const firstWaitMs = 500;
const longestWaitMs = 30_000;

async function openEmbedded(
  options: Pick<Options, 'dataDir' | 'throwaway' | 'workers'>,
  wantedPort?: number,
): Promise<Database> {
  let closed = false;
  let current: Postgres;
  const bringBack = async (port: number) => {
    for (let waitMs = firstWaitMs; !closed; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      await sleep(waitMs);
      if (closed) return;
      try {
        const next = await startPostgres({ ...options, port, onLost: () => void bringBack(port) });
        if (closed) await next.stop();
        else {
          current = next;
          say('The database stopped unexpectedly and was started again.');
        }
        return;
      } catch (error) {
        const nextMs = Math.min(waitMs * 2, longestWaitMs);
        say(`The database is gone. The next attempt is in ${nextMs / 1000} s. ${sentenceOf(error)}`);
      }
    }
  };
  let port = 0;
  current = await startPostgres({
    ...options,
    ...(wantedPort && { port: wantedPort }),
    onLost: () => void bringBack(port),
  });
  port = Number(new URL(current.url).port);
  say(`${current.adopted ? 'Using the running database' : 'Started the database'} in ${current.dataFolder}.`);
  return {
    url: current.url,
    directUrl: current.url,
    async stop() {
      closed = true;
      const stopped = await current.stop();
      say(
        stopped
          ? 'The database is stopped.'
          : 'The database keeps running because another command or site uses it.',
      );
    },
  };
}

export async function openDatabase(
  settings: Settings,
  options: { throwaway?: boolean; port?: number } = {},
): Promise<Database> {
  if (settings.DATABASE_URL === undefined)
    return openEmbedded(
      {
        dataDir: settings.DATA_DIR,
        throwaway: options.throwaway,
        workers: countWorkers(settings.WORKERS),
      },
      options.port,
    );
  return {
    url: settings.DATABASE_URL,
    directUrl: settings.DIRECT_DATABASE_URL ?? settings.DATABASE_URL,
    stop: async () => {},
  };
}

/** Errors of a server that is away or starting; waiting does not fix others. */
const awayCode = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[1-3]|53300)$/;

/** @throws Error when the database refuses. */
export async function isReachable(database: Database): Promise<boolean> {
  try {
    for (const url of new Set([database.directUrl, database.url]))
      await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (awayCode.test(code ?? '') || /timeout|terminated/i.test(sentenceOf(error))) return false;
    throw new Error(`The database refuses the connection: ${sentenceOf(error)}.`, { cause: error });
  }
}

export async function closeConnections(): Promise<void> {
  const client = bridge.values.get('database client') as { $disconnect(): Promise<void> } | undefined;
  const pool = bridge.values.get('counter pool') as { ending: boolean; end(): Promise<void> } | undefined;
  await client?.$disconnect();
  if (pool && !pool.ending) await pool.end();
}

export async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings('command');
  requireOwnDatabase(settings);
  const opening = openDatabase(settings);
  let asked = false;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      await closeConnections().catch(() => {});
      // A database that is still starting would continue without us.
      const database = await opening.catch(() => null);
      await database?.stop();
    })();
    return closing;
  };
  onStopSignal(() => {
    asked = true;
    void close()
      .catch((error) => say(sentenceOf(error)))
      .finally(() => process.exit(130));
  });
  try {
    const database = await opening;
    if (!(await isReachable(database)))
      throw new Error(`The database at ${new URL(database.directUrl).host} cannot be reached.`);
    publishSettings(settings, database);
    await import('@/lib/domain/pictures/tags');
    await import('@/lib/domain/provide-reactions');
    await work(database, settings);
  } catch (error) {
    // A stop causes failures that are no faults.
    if (!asked) throw error;
  } finally {
    await close();
  }
}

const nothingYet = (settings: Settings) =>
  `The database has no data of this site: ${describeDatabase(settings)}. Run the command with ./site, which uses the settings of the service, or set DATABASE_URL before it.`;

/** @throws Error without content. */
export async function withContent(
  work: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings('command');
  requireOwnDatabase(settings);
  if (settings.isEmbedded && !hasCluster(settings.DATA_DIR)) throw new Error(nothingYet(settings));
  await withDatabase(async (database) => {
    const { rows } = await withClient(database.directUrl, (client) =>
      client.query(`select to_regclass('public.installation') is not null as "isMade"`),
    );
    if (!rows[0]?.isMade) throw new Error(nothingYet(settings));
    await work(database, settings);
  });
}
