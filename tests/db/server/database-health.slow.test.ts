import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseHealth } from '@/server/database/database-health';
import { openDatabaseLine } from '../../support/database/database-line';
import { type GuardedPool, openGuardedPool } from '../../support/database/guarded-pool';

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
  test('is known for what it is though the connection that asks is open already', async () => {
    const { ask, health, line } = guarded;
    expect(await health.isAnswering()).toBe(true);
    line.hold();
    await expect(ask()).rejects.toThrow('does not answer');
    expect(await health.isAnswering()).toBe(false);
  });

  test('leaves every connection to those who come after it', async () => {
    const { client, isBack, line } = guarded;
    // More than there are connections, each within a transaction or about to begin one.
    const transactions = Array.from({ length: connections * 2 }, () =>
      client.$transaction(
        async (tx) => {
          await tx.project.count();
          line.hold();
          await tx.project.count();
        },
        { maxWait: 20_000, timeout: 20_000 },
      ),
    );
    const ended = await Promise.allSettled(transactions);
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']));
    line.mend();
    await isBack();
    const turns = Array.from({ length: connections * 2 }, () =>
      client.$transaction((tx) => tx.$queryRaw`select pg_sleep(0.05)::text`),
    );
    expect(await Promise.all(turns)).toHaveLength(connections * 2);
  });
});

test('a query that takes long is not ended while the database answers others', async () => {
  const { pool } = guarded;
  const { rows } = await pool.query(`select pg_sleep(3), 'done' as state`);
  expect(rows[0].state).toBe('done');
});

describe('a machine that is starved', () => {
  const blockMs = 250;
  /** Takes the processor away for a quarter of a second at a time, as long as `work` lasts. */
  async function starved<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    work.then(end, end);
    while (!isOver) {
      const until = performance.now() + blockMs;
      while (performance.now() < until);
      await nextTick();
    }
    return work;
  }

  test('gives the database as much more time as it takes from us: a slow answer is no hang', async () => {
    const { health, line } = guarded;
    expect(await health.isAnswering()).toBe(true);
    // Later than the deadline of a machine with nothing to do.
    line.delay(1000);
    expect(await starved(health.isAnswering(performance.now()))).toBe(true);
  }, 30_000);
});

test('a database that goes on answering others is not away, however long one question takes', async () => {
  const { ask, pool } = guarded;
  const own = await openDatabaseLine(process.env.DATABASE_URL ?? '');
  const asking = new DatabaseHealth(own.url);
  asking.guard(pool);
  expect(await asking.isAnswering()).toBe(true);
  // Carries nothing any more; those of the site do.
  own.hold();
  let isOver = false;
  const working = (async () => {
    while (!isOver) await ask();
  })();
  expect(await asking.isAnswering(performance.now())).toBe(true);
  isOver = true;
  await working;
  await own.stop();
  await asking.end();
}, 20_000);
