import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { type Postgres, startPostgres } from '@/scripts/lib/database/postgres';
import { findFreePort } from '@/scripts/lib/ports';
import { isAlive, sleep, waitForExit } from '@/scripts/lib/processes';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { noSuperuser, readRole } from '../support/database/database-role';
import { waitFor } from '../support/wait-for';

const ports = vi.hoisted(() => ({ chosen: [] as number[] }));
vi.mock('@/scripts/lib/ports', async (importOriginal) => {
  const real = await importOriginal<typeof import('@/scripts/lib/ports')>();
  return {
    ...real,
    findFreePort: async (port: number) => ports.chosen.shift() ?? real.findFreePort(port),
  };
});

const folder = makeTempFolder('postgres');
const start = () => startPostgres({ dataDir: folder, throwaway: true });
const pidFile = (data: string) => path.join(data, 'postmaster.pid');
const pidOf = (data: string) => Number(fs.readFileSync(pidFile(data), 'utf8').split('\n')[0]);

async function pidOfEnded(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await waitForExit(child);
  return child.pid ?? 0;
}

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('it comes back with its data after kill -9', async () => {
  let isLost = false;
  const first = await startPostgres({ dataDir: folder, onLost: () => (isLost = true) });
  await withClient(first.url, (client) => client.query('create table survives as select 1 as one'));
  const pid = pidOf(first.dataFolder);
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid) || !isLost) await sleep(20);
  const second = await start();
  expect(second.adopted).toBe(false);
  const { rowCount } = await withClient(second.url, (client) => client.query('select * from survives'));
  expect(rowCount).toBe(1);
  await second.stop();
}, 60_000);

test('it waits for a process of the one that was killed, which still holds its memory', async () => {
  const first = await startPostgres({ dataDir: folder, onLost: () => {} });
  const pid = pidOf(first.dataFolder);
  const [child] = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  process.kill(child as number, 'SIGSTOP');
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(20);
  const starting = start();
  const log = path.join(path.dirname(first.dataFolder), 'log.txt');
  while (!fs.readFileSync(log, 'utf8').includes('is still in use')) await sleep(20);
  process.kill(child as number, 'SIGCONT');
  const second = await starting;
  expect(second.adopted).toBe(false);
  await second.stop();
}, 60_000);

test('a pid file whose number went to another program does not stand in the way', async () => {
  const first = await start();
  await first.stop();
  fs.writeFileSync(pidFile(first.dataFolder), `${process.pid}\n${first.dataFolder}\n0\n1\n\n127.0.0.1\n`);
  const second = await start();
  expect(second.adopted).toBe(false);
  await second.stop();
}, 60_000);

test('two that choose the same port at once both come up, on ports of their own', async () => {
  const port = await findFreePort(0);
  ports.chosen = [port, port];
  const folders = [makeTempFolder('postgres'), makeTempFolder('postgres')];
  const servers = await Promise.all(folders.map((dataDir) => startPostgres({ dataDir, throwaway: true })));
  const taken = servers.map(({ url }) => Number(new URL(url).port));
  expect(ports.chosen).toEqual([]);
  expect(taken).toContain(port);
  expect(new Set(taken).size).toBe(2);
  for (const server of servers) expect(await server.stop()).toBe(true);
  for (const dataDir of folders) fs.rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

test('what a killed start left half made is taken away, and what a living one makes is not', async () => {
  const [dead, living] = [`18.new-${await pidOfEnded()}`, `18.new-${process.pid}`];
  for (const name of [dead, living]) fs.mkdirSync(path.join(folder, 'postgres', name), { recursive: true });
  await (await start()).stop();
  expect(fs.readdirSync(path.join(folder, 'postgres'))).not.toContain(dead);
  expect(fs.readdirSync(path.join(folder, 'postgres'))).toContain(living);
}, 60_000);

/** Starts one of the project's commands in an empty data folder and asks it to stop while the database is being made. */
async function stopEarly(name: string): Promise<{ code: number; left: string[] }> {
  const dataDir = makeTempFolder('postgres');
  const child = spawn(process.execPath, ['scripts/run.mjs', name], {
    stdio: 'ignore',
    env: { ...process.env, npm_lifecycle_event: '', DATA_DIR: dataDir, PORT: String(await findFreePort(0)) },
  });
  const exit = waitForExit(child);
  const cluster = path.join(dataDir, 'postgres');
  await waitFor(() => expect(fs.readdirSync(cluster).join()).toContain('.new-'), {
    timeout: 30_000,
    interval: 10,
  });
  child.kill('SIGTERM');
  const code = await exit;
  const left = fs
    .readdirSync(cluster, { recursive: true })
    .map(String)
    .filter((entry) => entry.includes('.new-') || entry.endsWith('postmaster.pid'));
  fs.rmSync(dataDir, { recursive: true, force: true });
  return { code, left };
}

test.each([
  ['start', 0],
  ['db-migrate', 130],
])(
  '%s that is stopped while its database comes up leaves none running and nothing half made',
  async (name, code) => {
    expect(await stopEarly(name)).toEqual({ code, left: [] });
  },
  90_000,
);

/** The address of a server's superuser, whom the start alone is. */
function superuserOf({ url, dataFolder }: Postgres, name = 'builder'): string {
  const address = new URL(`/${name}`, url);
  address.username = 'builder';
  address.password = fs.readFileSync(path.join(dataFolder, '..', 'password'), 'utf8').trim();
  return address.href;
}

test('a data folder of an earlier release, whose site was the superuser, is changed at the next start, also while it runs', async () => {
  const dataDir = makeTempFolder('postgres');
  const made = await startPostgres({ dataDir });
  const superuser = superuserOf(made);
  // As an earlier release left it: one role, which owns all.
  await withClient(superuser, async (client) => {
    await client.query('reassign owned by site to builder; drop owned by site; drop role site');
  });
  fs.rmSync(path.join(made.dataFolder, '..', 'site-password'));
  await migrate(superuser);
  await withClient(superuser, (client) =>
    client.query(
      `create sequence numbers; create table counted (id serial primary key, n int generated always as identity);
       create view seen as select * from counted; create domain street as text; create schema more; create table more.things (id int);
       insert into more.things values (7)`,
    ),
  );
  const adopting = await startPostgres({ dataDir });
  expect(adopting.adopted).toBe(true);
  expect(await readRole(adopting.url)).toEqual(noSuperuser);
  await withClient(adopting.url, async (client) => {
    expect((await client.query('select id from more.things')).rows).toEqual([{ id: 7 }]);
    await client.query(
      'alter table counted add column x int; alter view seen rename to looked; alter type enquiry_kind rename to kind; drop schema more cascade',
    );
  });
  // The release before goes on: its role may all that it could.
  await withClient(superuser, (client) => client.query('create table of_before (id int)'));
  await adopting.stop();
  await made.stop();
  const next = await startPostgres({ dataDir });
  await withClient(next.url, async (client) => {
    await client.query('drop table of_before');
    await client.query('drop schema public cascade; create schema public');
  });
  await migrate(next.url);
  await next.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}, 90_000);
