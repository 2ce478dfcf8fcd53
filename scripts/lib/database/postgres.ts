import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { UtcClient } from '@/lib/server/utc-client.cjs';
import { findFreePort } from '../ports';
import { hasExited, isAlive, isRunning, runQuietly, sleep } from '../processes';
import { type PostgresHome, preparePostgresHome, unprivileged } from './postgres-home';
import { prepareSiteRole, siteRole } from './postgres-role';

const superuser = 'builder';
/** The connection that each command or site holds while it needs the server: who leaves last stops it. */
const holderName = 'builder-site-holder';
const usualPort = 54_329;
const startDeadlineMs = 60_000;
const stopDeadlineMs = 20_000;
const launchAttempts = 5;
/** What PostgreSQL takes where nothing is said, and what the pools of one more worker may open. */
const usualConnections = 100;
const connectionsOfWorker = 18;

export type Postgres = {
  /** The database as the site's own role, which is no superuser. */
  url: string;
  dataFolder: string;
  /** True when the server ran already. */
  adopted: boolean;
  /** Stops the server, unless another command or site still uses it. Answers whether it was stopped. */
  stop(): Promise<boolean>;
};

export type Options = {
  dataDir: string;
  database?: string;
  /** Only this port will do: others know the address already. */
  port?: number;
  /** Quick and careless, for tests: a crash of the machine may lose data. */
  throwaway?: boolean;
  /** Processes that answer requests: each has a pool of its own. */
  workers?: number;
  onLost?: () => void;
};

async function initialise(home: PostgresHome, throwaway: boolean): Promise<void> {
  if (fs.existsSync(path.join(home.cluster, 'data', 'PG_VERSION'))) return;
  // Made beside its place and moved there when whole, so that an interrupted start leaves no half a database.
  const draft = `${home.cluster}.new-${process.pid}`;
  const data = path.join(draft, 'data');
  const passwordFile = path.join(draft, 'password');
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft);
  fs.chmodSync(draft, 0o755);
  fs.mkdirSync(data, { mode: 0o700 });
  fs.writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (unprivileged.uid !== undefined) {
    for (const item of [data, passwordFile]) fs.chownSync(item, unprivileged.uid, unprivileged.gid);
  }
  try {
    await runQuietly(
      home.initdb,
      // biome-ignore format: one line reads as the command it is
      ['-D', data, '-U', superuser, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C.UTF-8', ...(throwaway ? ['--no-sync'] : [])],
      { ...unprivileged, cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
    );
    if (unprivileged.uid !== undefined) fs.chownSync(passwordFile, 0, 0);
    fs.renameSync(draft, home.cluster);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(path.join(home.cluster, 'data', 'PG_VERSION'))) throw error;
  }
}

/** A copied or restored folder may belong to someone else than the user that PostgreSQL runs as. */
function ownData(data: string): void {
  const { uid, gid } = unprivileged;
  fs.chmodSync(data, 0o700);
  if (uid === undefined || fs.statSync(data).uid === uid) return;
  for (const entry of fs.readdirSync(data, { recursive: true }))
    fs.lchownSync(path.join(data, String(entry)), uid, gid);
  fs.chownSync(data, uid, gid);
}

type PidFile = { pid: number; port: number };

function readPidFile(data: string): PidFile | null {
  try {
    const [pid, , , port] = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port) };
  } catch {
    return null;
  }
}

const addressOf = (role: string, password: string, port: number, database: string) =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;

async function connect(url: string): Promise<pg.Client> {
  const client = new UtcClient({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    application_name: holderName,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** A connection to the server on this port, if it is the one that serves our folder; else null. */
async function connectToOurs(
  urlOf: (port: number) => string,
  port: number,
  data: string,
): Promise<pg.Client | null> {
  try {
    const client = await connect(urlOf(port));
    const { rows } = await client.query('show data_directory');
    if (rows[0]?.data_directory === data) return client;
    await client.end();
  } catch {}
  return null;
}

function launch(
  home: PostgresHome,
  data: string,
  port: number,
  { throwaway, workers = 1 }: Pick<Options, 'throwaway' | 'workers'>,
): { child: ChildProcess; output: () => string } {
  // Terse: a detail of an error would hold the address or the number that stands twice.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'TimeZone=UTC',
    'log_timezone=UTC',
    'log_error_verbosity=terse',
    `max_connections=${usualConnections + connectionsOfWorker * (workers - 1)}`,
  ];
  if (throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const logFile = path.join(home.cluster, 'log.txt');
  const log = fs.openSync(logFile, 'w', 0o600);
  const child = spawn(
    home.postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...unprivileged,
      cwd: '/',
      // In a group of its own, so that Ctrl-C reaches the supervisor alone, which ends the site first.
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, LC_ALL: 'C' },
    },
  );
  fs.closeSync(log);
  child.on('error', () => {});
  child.unref();
  return { child, output: () => fs.readFileSync(logFile, 'utf8').trim() };
}

type Launched = ReturnType<typeof launch>;

/** True when the server ended because another program had taken its port between the choice and the start. */
const hasLostPort = ({ child, output }: Launched): boolean =>
  hasExited(child) && output().includes('Address already in use');

/** True when the server ended because a process of the one before it, which was killed, has not ended yet. */
const isHeldByFormer = ({ child, output }: Launched): boolean =>
  hasExited(child) && output().includes('is still in use');

/**
 * Starts the built-in PostgreSQL of a data folder, or joins the one that runs there already.
 * @throws Error with a sentence when it cannot start.
 */
export async function startPostgres(options: Options): Promise<Postgres> {
  const { database = 'builder', throwaway = false } = options;
  const home = await preparePostgresHome(path.resolve(options.dataDir));
  await initialise(home, throwaway);
  const data = path.join(home.cluster, 'data');
  ownData(data);
  const password = fs.readFileSync(path.join(home.cluster, 'password'), 'utf8').trim();
  const urlOf = (port: number, name = 'postgres') => addressOf(superuser, password, port, name);

  const deadline = Date.now() + startDeadlineMs;
  let holder: pg.Client | null = null;
  let port = 0;
  let launched: Launched | null = null;
  let launches = 0;
  while (!holder) {
    const running = readPidFile(data);
    if (running && !isRunning(running.pid, data))
      fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
    else if (running) {
      port = running.port;
      holder = await connectToOurs(urlOf, port, data);
    }
    if (holder) break;
    if (launched && !options.port && launches < launchAttempts && !readPidFile(data) && hasLostPort(launched))
      launched = null;
    if (launched && Date.now() <= deadline && isHeldByFormer(launched)) {
      launched = null;
      launches -= 1;
    }
    if (Date.now() > deadline || (launched && hasExited(launched.child) && !readPidFile(data))) {
      const why = launched?.output() || 'no answer';
      throw new Error(`The built-in PostgreSQL in ${data} does not start: ${why}`);
    }
    if (!launched && !readPidFile(data)) {
      // Not the usual one again: who took it may still be starting.
      port = options.port ?? (await findFreePort(launches === 0 ? usualPort : 0));
      launches += 1;
      launched = launch(home, data, port, options);
    }
    await sleep(100);
  }

  const sitePassword = await prepareSiteRole(holder, {
    folder: home.cluster,
    database,
    databaseUrl: urlOf(port, database),
    throwaway,
  });
  let stopping = false;
  holder.on('end', () => {
    if (!stopping) options.onLost?.();
  });

  const held = holder;
  return {
    url: addressOf(siteRole, sitePassword, port, database),
    dataFolder: data,
    adopted: !launched || hasExited(launched.child),
    async stop() {
      stopping = true;
      const others = await held
        .query(
          `select count(*)::int as n from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()`,
          [holderName],
        )
        .then(({ rows }) => rows[0].n as number)
        .catch(() => 0);
      await held.end().catch(() => {});
      const running = readPidFile(data);
      if (others > 0 || !running || !isRunning(running.pid, data)) return false;
      process.kill(running.pid, 'SIGINT');
      for (const until = Date.now() + stopDeadlineMs; isAlive(running.pid) && readPidFile(data); ) {
        if (Date.now() > until) throw new Error(`PostgreSQL (process ${running.pid}) does not stop.`);
        await sleep(25);
      }
      return true;
    },
  };
}
