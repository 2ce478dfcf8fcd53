import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withClient } from '@/scripts/lib/migrate';
import { startPostgres } from '@/scripts/lib/postgres';
import { isAlive, sleep } from '@/scripts/lib/processes';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

const folder = makeTempFolder('postgres');
const start = () => startPostgres({ dataDir: folder, throwaway: true });
const pidFile = (data: string) => path.join(data, 'postmaster.pid');
const pidOf = (data: string) => Number(fs.readFileSync(pidFile(data), 'utf8').split('\n')[0]);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('what was written is there after a stop and a start', async () => {
  const first = await start();
  await withClient(first.url, (client) => client.query('create table kept as select 42 as answer'));
  expect(await first.stop()).toBe(true);
  expect(fs.existsSync(pidFile(first.dataFolder))).toBe(false);
  const second = await start();
  const { rows } = await withClient(second.url, (client) => client.query('select answer from kept'));
  expect(rows).toEqual([{ answer: 42 }]);
  await second.stop();
}, 60_000);

test('a second start joins the running server, and who leaves last stops it', async () => {
  const first = await start();
  const second = await start();
  expect(second.adopted).toBe(true);
  expect(second.url).toBe(first.url);
  expect(await first.stop()).toBe(false);
  expect(isAlive(pidOf(second.dataFolder))).toBe(true);
  expect(await second.stop()).toBe(true);
}, 60_000);

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

test('a pid file whose number went to another program does not stand in the way', async () => {
  const first = await start();
  await first.stop();
  fs.writeFileSync(pidFile(first.dataFolder), `${process.pid}\n${first.dataFolder}\n0\n1\n\n127.0.0.1\n`);
  const second = await start();
  expect(second.adopted).toBe(false);
  await second.stop();
}, 60_000);

test('the password is for the owner alone', async () => {
  const server = await start();
  const file = path.join(server.dataFolder, '..', 'password');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(new URL(server.url).password).toHaveLength(32);
  await server.stop();
}, 60_000);
