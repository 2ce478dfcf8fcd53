import { setImmediate as afterRead, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseGuard } from '../../lib/server/pool.ts';

/** Of a pool that has waited so long it is asked whether the database answers at all. */
const patienceMs = 750;
const deadlineMs = 1200;
/** How long an answer is believed, and how often it is asked again while there is none. */
const beliefMs = 500;
const tooManyConnections = '53300';

const makeError = () =>
  Object.assign(new Error('Connection terminated: the database does not answer.'), { code: 'ETIMEDOUT' });

/** A pool hears the errors of its idle connections alone: one of a connection in use would end the process. Whoever uses it is told by the query. */
const bearErrors = (client: pg.PoolClient) => void client.on('error', () => {});

type Guarded = { pool: pg.Pool; clients: Set<pg.PoolClient> };

/**
 * Whether the database answers. It is asked, with a deadline: an open connection says nothing of a server that hangs. While there is no
 * answer, whatever waits for it on a guarded pool ends, and nothing new begins. See docs/decisions/0048-what-happens-without-the-database.md.
 */
export class DatabaseHealth implements DatabaseGuard {
  readonly #own: pg.Pool;
  readonly #guarded: Guarded[] = [];
  readonly #waiting = new Set<() => void>();
  #isAway = false;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;
  #isWatching = false;

  constructor(connectionString: string | undefined) {
    this.#own = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: deadlineMs });
    this.#own.on('error', () => {});
    this.#own.on('connect', bearErrors);
  }

  /** Asks, unless it has answered a question of later than `since` (performance.now()); half a second ago, unless told. */
  async isAnswering(since = performance.now() - beliefMs): Promise<boolean> {
    while (!this.#isAway && this.#answeredAt <= since) await this.#ask();
    return !this.#isAway;
  }

  guard(pool: pg.Pool): void {
    const clients = new Set<pg.PoolClient>();
    pool.on('connect', (client) => clients.add(client));
    pool.on('connect', bearErrors);
    pool.on('remove', (client) => clients.delete(client));
    this.#guarded.push({ pool, clients });
    const connect = pool.connect.bind(pool);
    pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
      const taken = this.#take(connect);
      if (!callback) return taken;
      taken.then(
        (client) => callback(undefined, client, (error) => client.release(error)),
        (error) => callback(error, undefined, () => {}),
      );
      // Both ways to call it stay.
    }) as typeof pool.connect;
  }

  async end(): Promise<void> {
    await this.#own.end();
  }

  #take(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    if (this.#isAway) return Promise.reject(makeError());
    if (!this.#isWatching) void this.#watch();
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(makeError());
      this.#waiting.add(giveUp);
      connect().then(
        (client) => (this.#waiting.delete(giveUp) ? resolve(client) : client.release()),
        (error) => {
          this.#waiting.delete(giveUp);
          reject(error);
        },
      );
    });
  }

  #isBusy(): boolean {
    return this.#guarded.some(({ pool }) => pool.waitingCount > 0 || pool.totalCount > pool.idleCount);
  }

  /** For as long as something is under way. */
  async #watch(): Promise<void> {
    this.#isWatching = true;
    do await wait(patienceMs, undefined, { ref: false });
    while (!this.#isAway && this.#isBusy() && (await this.isAnswering()));
    this.#isWatching = false;
  }

  #ask(): Promise<void> {
    const asked = performance.now();
    this.#asking ??= this.#hasAnswer().then((answers) => {
      this.#asking = undefined;
      if (answers) this.#answeredAt = asked;
      else this.#lose();
    });
    return this.#asking;
  }

  async #hasAnswer(): Promise<boolean> {
    let client: pg.PoolClient | undefined;
    let answers = false;
    try {
      client = await this.#own.connect();
      // A server that was busy itself reads first what has come meanwhile.
      const late = wait(deadlineMs, false, { ref: false }).then((no) => afterRead(no));
      answers = await Promise.race([client.query('select 1').then(() => true), late]);
    } catch (error) {
      answers = (error as { code?: string }).code === tooManyConnections;
    }
    client?.release(!answers);
    return answers;
  }

  #lose(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    console.error('The database does not answer: what waits for it is ended, and it is asked again.');
    for (const giveUp of this.#waiting) giveUp();
    this.#waiting.clear();
    for (const { clients } of this.#guarded)
      for (const { connection } of clients) connection.stream.destroy();
    void this.#untilBack();
  }

  async #untilBack(): Promise<void> {
    do await wait(beliefMs, undefined, { ref: false });
    while (!(await this.#hasAnswer()));
    this.#isAway = false;
    this.#answeredAt = performance.now();
    console.error('The database answers again.');
  }
}
