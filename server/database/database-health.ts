import type { Socket } from 'node:net';
import { setImmediate as afterRead, setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseGuard } from '../../lib/server/bridge.cjs';
import { UtcClient } from '../../lib/server/database/utc-client.cjs';

/** Milliseconds until a waiting pool causes a check. */
const timeoutMs = 750;
const deadlineMs = 1200;
/** Milliseconds, counted in checks of our own event loop: a starved machine slows the database and the site alike. */
const checkEveryMs = 50;
const maxQuietChecks = deadlineMs / checkEveryMs;
const maxChecks = 4 * maxQuietChecks;
const beliefMs = 500;
const tooManyConnections = '53300';

const makeError = () =>
  Object.assign(new Error('Connection terminated: the database does not answer.'), { code: 'ETIMEDOUT' });

/** An unhandled error of a connection in use would end the process; its query reports it. */
const bearErrors = (client: pg.PoolClient) => void client.on('error', () => {});

type Own = { client: pg.Client; connected: Promise<unknown> };
type Guarded = { pool: pg.Pool; clients: Set<pg.PoolClient> };

/** An open connection does not prove that the server answers. See docs/decisions/outage.md. */
export class DatabaseHealth implements DatabaseGuard {
  readonly #connectionString: string | undefined;
  #own: Own | undefined;
  readonly #guarded: Guarded[] = [];
  readonly #waiting = new Set<() => void>();
  #isAway = false;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;
  #isWatching = false;

  constructor(connectionString: string | undefined) {
    this.#connectionString = connectionString;
  }

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
      // pg allows both ways to call it.
    }) as typeof pool.connect;
  }

  async end(): Promise<void> {
    await this.#own?.client.end();
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

  async #watch(): Promise<void> {
    this.#isWatching = true;
    do await wait(timeoutMs, undefined, { ref: false });
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

  #connect(): Own {
    const client = new UtcClient({ connectionString: this.#connectionString });
    client.on('error', () => {});
    client.once('end', () => {
      if (this.#own?.client === client) this.#own = undefined;
    });
    return { client, connected: client.connect() };
  }

  async #hasAnswer(): Promise<boolean> {
    this.#own ??= this.#connect();
    const { client, connected } = this.#own;
    const answering = connected
      .then(() => client.query('select 1'))
      .then(
        () => 'yes' as const,
        (error: { code?: string }) => error.code === tooManyConnections && ('full' as const),
      );
    const question = { isOver: false };
    const answer = await Promise.race([answering, this.#untilLate(question)]);
    question.isOver = true;
    if (answer === 'yes') return true;
    this.#own = undefined;
    client.connection.stream.destroy();
    return answer !== false;
  }

  async #untilLate(question: { isOver: boolean }): Promise<'slow' | false> {
    let bytes = this.#countBytes();
    for (let checks = 0, quiet = 0; checks < maxChecks && !question.isOver; checks += 1) {
      await wait(checkEveryMs, undefined, { ref: false });
      // Reads the data that has arrived first.
      await afterRead();
      const now = this.#countBytes();
      quiet = now > bytes ? 0 : quiet + 1;
      if (quiet === maxQuietChecks) return false;
      bytes = now;
    }
    return 'slow';
  }

  #countBytes(): number {
    let bytes = 0;
    for (const { clients } of this.#guarded)
      for (const { connection } of clients) bytes += (connection.stream as Socket).bytesRead;
    return bytes;
  }

  #lose(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    console.error(
      'The database does not answer. Waiting queries are cancelled and a new connection is tried.',
    );
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
