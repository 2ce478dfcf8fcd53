import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseHealth } from '@/server/database/database-health';
import { type GuardedPool, openGuardedPool } from '../../support/database/guarded-pool';
import { waitFor } from '../../support/wait-for';

const connections = 3;
let guarded: GuardedPool;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  guarded = await openGuardedPool(connections);
});

afterEach(async () => {
  await guarded.close();
  vi.restoreAllMocks();
});

describe('a database that hangs', () => {
  test('ends what waits for it, also for a connection, and refuses what comes', async () => {
    const { ask, client, health, line, pool } = guarded;
    await Promise.all(Array.from({ length: connections }, ask));
    line.hold();
    const waiting = await Promise.allSettled(Array.from({ length: connections * 3 }, ask));
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['rejected']));
    const opened = vi.fn();
    pool.on('connect', opened);
    await expect(ask()).rejects.toThrow('does not answer');
    await expect(client.$transaction((tx) => tx.project.count())).rejects.toThrow();
    expect(opened).not.toHaveBeenCalled();
    expect(await health.isAnswering()).toBe(false);
  });
});

test('a database that is away is known to be, and so is its return', async () => {
  const { ask, health, isBack, line } = guarded;
  expect(await health.isAnswering()).toBe(true);
  line.cut();
  await waitFor(async () => expect(await health.isAnswering()).toBe(false));
  line.mend();
  await isBack();
  expect(await ask()).toEqual([{ one: 1 }]);
});

test('a connection that breaks while it is in use ends no process', async () => {
  const { pool } = guarded;
  const used = await pool.connect();
  // Nobody who listens would be an uncaught error.
  expect(() => used.emit('error', new Error('cut'))).not.toThrow();
  used.release(true);
});

test('a database that has no connection left answers', async () => {
  const { pool } = guarded;
  const full = new URL('/with_no_connection', process.env.DATABASE_URL);
  await pool.query('create database with_no_connection connection limit 0');
  const refused = new DatabaseHealth(full.href);
  expect(await refused.isAnswering()).toBe(true);
  await refused.end();
  await pool.query('drop database with_no_connection');
});
