import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { UtcClient } from '@/lib/server/database/utc-client.cjs';
import { findFreePort } from '../ports';
import { hasExited, isAlive, isRunning, runQuietly, sleep } from '../processes';
import { type PostgresHome, preparePostgresHome, unprivileged } from './postgres-home';
import { prepareSiteRole, siteRole } from './postgres-role';

const superuser = 'builder';
/** Each command or site holds this connection; the last one stops the server. */
const holderName = 'builder-site-holder';
const usualPort = 54_329;
const startDeadlineMs = 60_000;
const stopDeadlineMs = 20_000;
const launchAttempts = 5;
/** The default of PostgreSQL, and the pools of one more worker. */
const usualConnections = 100;
const connectionsOfWorker = 18;

export type Postgres = {
  url: string;
  dataFolder: string;
  adopted: boolean;
  stop(): Promise<boolean>;
};

export type Options = {
  dataDir: string;
  database?: string;
  port?: number;
  /** For tests: a crash of the machine may lose data. */
  throwaway?: boolean;
  workers?: number;
  onLost?: () => void;
};

async function initialise(home: PostgresHome, throwaway: boolean): Promise<void> {
  if (fs.existsSync(path.join(home.cluster, 'data', 'PG_VERSION'))) return;
  // Moved when complete, so that an interrupted start leaves no half a database.
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

/** A copied folder may belong to another user. */
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
  // Terse: the detail of an error would hold personal data.
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
      // A separate process group: Ctrl-C reaches the supervisor only, which ends the site first.
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

const hasLostPort = ({ child, output }: Launched): boolean =>
  hasExited(child) && output().includes('Address already in use');

/** A process of a killed predecessor may still run. */
const isHeldByFormer = ({ child, output }: Launched): boolean =>
  hasExited(child) && output().includes('is still in use');

/** @throws Error when it cannot start. */
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
      // Another port: the program that took it may still be starting.
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
